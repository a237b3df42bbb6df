// Takes a picture of every screen at both sizes, light and dark: node screenshots.mjs SCENES PICTURES [name …]
// takes those that have one of the names in theirs, as in "table-kings-blood" or "home-phone-dark".
// SCENES is made by tools/web_scenes.py. The page is the built one; the server is played here, from those scenes.

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const [scenesFolder, pictures, ...only] = process.argv.slice(2);
const built = join(dirname(fileURLToPath(import.meta.url)), "../src/regalia/server/static");
const HOST = "http://regalia.test";
const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const THEMES = ["light", "dark"];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2" };

const scenes = readdirSync(scenesFolder)
  .map((file) => JSON.parse(readFileSync(join(scenesFolder, file), "utf-8")))
  .sort((a, b) => a.place - b.place);
const me = { person: { id: "0", name: "Mia" }, muted: [] };
const qr = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9zM14 12h2v5h-2zM9 16h3v2H9z"/></svg>';
const chat = [
  { id: 1, person: { id: "2", name: "Jonas" }, seat: 2, at: 0, text: "Good luck, everyone!" },
  { id: 2, person: { id: "0", name: "Mia" }, seat: 0, at: 0, text: "May the best crown win." },
];

function gathering(scene) {
  const free = { person: null, bot: null, away: false, connected: false, shared: false };
  return { ...scene.playing, phase: "gathering", seats: scene.playing.seats.map((seat, at) => (at === 3 ? free : seat)) };
}

/** The server's answers for one scene at one moment. */
function answers(scene, moment) {
  const found = scene[moment] ?? scene.questions[moment] ?? null;
  const table = moment === "gathering" ? gathering(scene) : moment === "end" ? scene.over : scene.playing;
  const listed = (table, you, deciders) => ({ table, you, deciders, ply: 12, touched: 0 });
  return {
    "/api/games": scenes.map((one) => one.info),
    "/api/me": me,
    "/api/lobby": {
      open: [listed({ ...gathering(scenes[4]), code: "WXYZ", host: { id: "9", name: "Ada" } }, -1, [])],
      mine: [listed({ ...scenes[0].playing, code: "ABCD" }, 0, [0]), listed({ ...scenes[2].playing, code: "EFGH" }, 0, [2])],
    },
    "/api/tables/QRST": table,
    "/api/tables/QRST/briefing": scene.briefing,
    "/api/tables/QRST/invite": { url: "https://regalia.example/t/QRST", qr },
    "/api/tables/QRST/replay": scene.replay,
    table,
    moment: found,
  };
}

async function serve(page, scene, moment) {
  const known = answers(scene, moment);
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname in known) return route.fulfill({ json: known[pathname] });
    const file = join(built, pathname);
    const path = extname(pathname) && existsSync(file) ? file : join(built, "index.html");
    return route.fulfill({ body: readFileSync(path), contentType: TYPES[extname(path)] ?? "application/octet-stream" });
  });
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const send = (message) => socket.send(JSON.stringify({ v: 1, id: 0, ...message }));
    const { moment } = known;
    send({ type: "table", table: known.table, you: moment?.you ?? 0, host: true, order: null });
    send({ type: "chat", lines: chat });
    if (moment) send(moment.state);
    socket.onMessage((text) => {
      const request = JSON.parse(text);
      if (request.type === "preview") {
        const found = moment.previews[request.draft.join(" ")];
        send({ type: "preview", id: request.id, decision: request.decision, draft: request.draft, ...found });
      } else if (request.type === "hint") {
        const candidates = moment.state.view.asked.legal.slice(0, 4).map((action, at) => ({ action, share: [0.62, 0.21, 0.12, 0.05][at], expected: 0 }));
        send({ type: "hint", id: request.id, decision: request.decision, draft: [], candidates });
      }
    });
  });
}

/** The log of a finished game, with the last scoring in sight. */
async function readLog(page) {
  await page.getByTestId("see-table").click();
  await page.keyboard.press("l");
}

// name, scene, moment, path, what to do before the picture
const first = scenes[0];
const shots = [
  ["home", first, "middle", "/", (page) => page.getByTestId(`game-${scenes.at(-1).info.name}`).waitFor()],
  ["new-table", first, "middle", `/new?game=${first.info.name}`],
  ["gathering", first, "gathering", "/t/QRST"],
  ["rules", first, "middle", "/t/QRST", (page) => page.keyboard.press("r")],
  ["knowledge", first, "middle", "/t/QRST", (page) => page.keyboard.press("k")],
  ["help", first, "middle", "/t/QRST", (page) => page.keyboard.press("?")],
  ["hint", first, "middle", "/t/QRST", (page) => page.keyboard.press("h")],
  ["words", first, "middle", "/t/QRST", (page) => page.keyboard.press("a")],
  ["detail", first, "middle", "/t/QRST", (page) => page.locator("[data-testid=hand] [data-can]").first().focus()],
  ["link", first, "middle", "/link/abc"],
  ["missing", first, "middle", "/nowhere"],
  ...scenes.flatMap((scene) => [
    [`table-${scene.info.name}`, scene, "middle", "/t/QRST"],
    [`draft-${scene.info.name}`, scene, "middle", "/t/QRST", draft],
    [`end-${scene.info.name}`, scene, "end", "/t/QRST"],
    [`over-${scene.info.name}`, scene, "end", "/t/QRST", (page) => page.getByTestId("see-table").click()],
    [`log-${scene.info.name}`, scene, "end", "/t/QRST", readLog],
    [`watch-${scene.info.name}`, scene, "spectator", "/t/QRST"],
    [`replay-${scene.info.name}`, scene, "middle", `/t/QRST/replay#ply=${Math.round(scene.replay.views.length * 0.6)}`],
    ...Object.keys(scene.questions).map((name) => [`ask-${scene.info.name}-${name}`, scene, name, "/t/QRST", lead(scene, name)]),
  ]),
];

/** Choose the first thing that lights up, on the table or in the bar. */
async function draft(page) {
  await page.locator("[data-can], [data-testid=choice-bar] [data-action]").first().click();
  await page.mouse.move(5, 400);
}

/** Make the choices that lead to a question; those that leave no choice are made by the page itself. */
function lead(scene, question) {
  return async (page) => {
    for (const action of scene.questions[question].draft) {
      const offered = page.locator(`[data-testid=board] [data-can="${action}"], .choices [data-action="${action}"]`);
      if (await offered.count()) await offered.first().press("Enter"); // it may lie outside of what is seen
      await page.mouse.move(5, 400);
      await page.waitForTimeout(150);
    }
  };
}

mkdirSync(pictures, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars"],
});
let faults = 0;

async function take(shot, size, colorScheme) {
  const [, scene, moment, path, act] = shot;
  const name = title(shot, size, colorScheme);
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme, reducedMotion: "reduce" });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complain = (text) => {
    faults++;
    console.error(`${name}: ${text}`);
  };
  page.on("pageerror", (error) => complain(error.stack));
  page.on("console", (message) => message.type() === "error" && complain(message.text()));
  await serve(page, scene, moment);
  await page.goto(HOST + path);
  await page.locator("main").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await act?.(page);
  await page.waitForTimeout(act ? 400 : 100);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 0) complain(`${sideways} pixels too wide`);
  const board = await page.evaluate(() => {
    const main = document.querySelector("[data-testid=board]");
    return main ? main.scrollHeight - main.clientHeight : 0;
  });
  if (board > 1 && size === "wide") complain(`the board is ${board} pixels too high`);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  await context.close();
}

const title = ([name], size, theme) => `${name}-${size}-${theme}`;
const waiting = shots
  .flatMap((shot) =>
    Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => [shot, size, theme])).filter(([[name], size, theme]) =>
      // Questions are many: each is seen once by day and once by night.
      !name.startsWith("ask-") || (size === "wide") === (theme === "light")),
  )
  .filter((picture) => !only.length || only.some((part) => title(...picture).includes(part)));
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await take(...next);
}
await Promise.all([work(), work(), work()]);
await browser.close();
process.exitCode = faults ? 1 : 0;
