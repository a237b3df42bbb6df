import knight from "icon:mounted-knight";
import archers from "icon:bowman";
import catapult from "icon:catapult";
import horsemen from "icon:cavalry";
import farm from "icon:barn";
import inn from "icon:tavern-sign";
import barracks from "icon:medieval-barracks";
import smithy from "icon:anvil";
import tower from "icon:stone-tower";
import market from "icon:shop";
import courthouse from "icon:scales";
import peasant from "icon:farmer";
import squire from "icon:visored-helm";
import plusTwo from "icon:crossed-swords";
import shield from "icon:checked-shield";
import extraAction from "icon:extra-time";
import militaryAction from "icon:knight-banner";
import flipUnit from "icon:vertical-flip";
import bomb from "icon:rolling-bomb";
import prison from "icon:imprisoned";
import buildersAid from "icon:hammer-nails";
import scholarsAid from "icon:book-pile";
import merchantsAid from "icon:coins";
import soldiersAid from "icon:templar-shield";
import stewardsAid from "icon:granary";
import town from "icon:village";
import wall from "icon:defensive-wall";
import army from "icon:crown";
import resource from "icon:two-coins";
import card from "icon:card-draw";
import favour from "icon:laurel-crown";
import flag from "icon:flying-flag";
import skull from "icon:skull-crossed-bones";
import turned from "icon:clockwise-rotation";
import lion from "icon:lion";
import eagle from "icon:eagle-emblem";
import heart from "icon:hearts";

/** A picture for each card, by id; for Peasants and Squires what they become. */
export const cards: Record<string, string> = {
  farm,
  inn,
  barracks,
  smithy,
  tower,
  market,
  courthouse,
  knight,
  archers,
  catapult,
  horsemen,
  "plus-two": plusTwo,
  shield,
  "extra-action": extraAction,
  "military-action": militaryAction,
  "flip-unit": flipUnit,
  bomb,
  prison,
  "builders-aid": buildersAid,
  "scholars-aid": scholarsAid,
  "merchants-aid": merchantsAid,
  "soldiers-aid": soldiersAid,
  "stewards-aid": stewardsAid,
};

export const places = { town, wall, army };
export const bonuses: Record<string, [number, string][]> = {
  resource: [[1, resource]],
  card: [[1, card]],
  "two-resources": [[2, resource]],
  "two-cards": [[2, card]],
  "resource-and-card": [
    [1, resource],
    [1, card],
  ],
};
export const fates = [shield, turned, skull]; // unharmed, downgraded, discarded
export const teams = [lion, eagle];
export const signs = { peasant, squire, resource, card, favour, flag, heart, strikes: plusTwo, shield };
