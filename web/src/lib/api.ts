import { refusal } from "./texts";
import type {
  Briefing,
  Coached,
  Fault,
  Finished,
  GameInfo,
  Invite,
  LessonAnswered,
  LessonAt,
  LessonDraft,
  LessonPreview,
  LessonRule,
  Lessons,
  LessonStep,
  LessonWhy,
  Link,
  Lobby,
  Me,
  NewTable,
  PlaceBot,
  PlayOn,
  Replay,
  ReviewState,
  Sample,
  Sit,
  Table,
} from "./wire";

/** A refusal of the server, with a word for programs and a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const given = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await fetch(`/api/${path}`, { method, credentials: "same-origin", ...given });
  const text = await response.text();
  if (!response.ok) {
    const fault = parse<Fault>(text);
    const reason = fault?.reason ?? "failed";
    throw new Refused(response.status, reason, refusal(reason, fault?.text ?? response.statusText));
  }
  return (parse<T>(text) ?? null) as T;
}

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

const at = (code: string, what = ""): string => `tables/${encodeURIComponent(code)}${what && `/${what}`}`;
const lessonAt = (game: string, lesson: string, what = ""): string =>
  `lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}${what && `/${what}`}`;

export const api = {
  games: () => call<GameInfo[]>("GET", "games"),
  sample: (game: string) => call<Sample>("GET", `games/${encodeURIComponent(game)}/sample`),
  me: () => call<Me>("GET", "me"),
  rename: (name: string) => call<Me>("POST", "me", { name }),
  myGames: (until?: number) => call<Finished[]>("GET", until === undefined ? "me/games" : `me/games?until=${until}`),
  forget: () => call<null>("DELETE", "me"),
  revoke: () => call<Me>("POST", "me/revoke"),
  makeLink: () => call<Link>("POST", "me/link"),
  useLink: (token: string) => call<Me>("POST", `link/${encodeURIComponent(token)}`),
  mute: (person: string, muted: boolean) => call<Me>("POST", "me/mute", { person, muted }),
  lobby: () => call<Lobby>("GET", "lobby"),
  open: (table: NewTable) => call<Table>("POST", "tables", table),
  table: (code: string) => call<Table>("GET", at(code)),
  briefing: (code: string) => call<Briefing>("GET", at(code, "briefing")),
  invite: (code: string) => call<Invite>("GET", at(code, "invite")),
  sit: (code: string, sit: Sit) => call<Table>("POST", at(code, "sit"), sit),
  leave: (code: string) => call<Table>("POST", at(code, "leave")),
  bot: (code: string, bot: PlaceBot) => call<Table>("POST", at(code, "bot"), bot),
  start: (code: string) => call<Table>("POST", at(code, "start")),
  close: (code: string) => call<Table>("POST", at(code, "close")),
  resign: (code: string) => call<Table>("POST", at(code, "resign")),
  comeBack: (code: string) => call<Table>("POST", at(code, "return")),
  rematch: (code: string) => call<Table>("POST", at(code, "rematch")),
  report: (code: string, line: number, reason: string) => call<null>("POST", at(code, "report"), { line, reason }),
  replay: (code: string, viewer: number) => call<Replay>("GET", at(code, `replay?viewer=${viewer}`)),
  review: (code: string, form: ReviewState["form"], known: number) => call<ReviewState>("GET", at(code, `review?form=${form}&known=${known}`)),
  askReview: (code: string, form: ReviewState["form"]) => call<ReviewState>("POST", at(code, "review"), { form }),
  playOn: (code: string, moment: PlayOn) => call<Table>("POST", at(code, "again"), moment),
  bring: (record: string) => call<Table>("POST", "records", record),
  lessons: () => call<Lessons>("GET", "lessons"),
  lessonBriefing: (game: string, lesson: string) => call<Briefing>("GET", lessonAt(game, lesson, "briefing")),
  lessonResume: (game: string, lesson: string) => call<LessonAt>("GET", lessonAt(game, lesson, "resume")),
  lessonStep: (game: string, lesson: string, at: LessonDraft) => call<LessonStep>("POST", lessonAt(game, lesson), at),
  lessonPreview: (game: string, lesson: string, draft: LessonDraft) => call<LessonPreview>("POST", lessonAt(game, lesson, "preview"), draft),
  lessonAnswer: (game: string, lesson: string, draft: LessonDraft) => call<LessonAnswered>("POST", lessonAt(game, lesson, "answer"), draft),
  coached: (game: string) => call<Coached>("GET", `coach/${encodeURIComponent(game)}`),
  explained: (game: string, said: Coached) => call<Coached>("POST", `coach/${encodeURIComponent(game)}`, said),
  explainAgain: () => call<Coached>("DELETE", "coach"),
  lessonWhy: (game: string, lesson: string, why: LessonWhy) => call<LessonRule>("POST", lessonAt(game, lesson, "why"), why),
};
