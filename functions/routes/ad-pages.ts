import { experiments } from '#domain/experiments/generated/experiments.ts';
import { answerOf } from '#domain/experiments/draw.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { toLocale } from '#domain/text/locales.ts';
import { landingPath, pathOf } from '#i18n/routes.ts';
import { isVisitor } from '../http/visitor.ts';
import type { AppContext } from '../http/context.ts';

const adPath = /^\/(?<locale>de|en)\/l\/(?<name>[a-z\d-]+)\/?$/;

/** From 0 to below 1. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

function redirect(c: AppContext, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path + new URL(c.req.url).search, 302);
}

/** The static file of a landing page; its `via` names the experiment from there (`src/shell/before-paint.js`). */
async function landingPage(c: AppContext, path: string, experiment: string | undefined) {
  const file = await c.env.ASSETS.fetch(new URL(path, c.req.url));
  if (!file.ok) return undefined;
  const rewriter = new HTMLRewriter().on('body[data-start]', {
    element(body) {
      if (experiment !== undefined)
        body.setAttribute('data-start', `${body.getAttribute('data-start') ?? ''}.${experiment}`);
    },
  });
  const page = new Response(rewriter.transform(file).body, file);
  page.headers.delete('ETag');
  page.headers.set('Cache-Control', 'no-store');
  return page;
}

/**
 * An address for ads (`/de/l/<name>`) without a static file. An experiment draws one of its landing pages for each visit:
 * nothing is stored or derived from the visitor, so reloading may draw again. Other names are those of deleted pages and
 * experiments, to which old ads still link.
 */
export async function adPage(c: AppContext): Promise<Response | undefined> {
  const { locale, name = '' } = adPath.exec(c.req.path)?.groups ?? {};
  if (locale === undefined) return undefined;
  const language = toLocale(locale);
  const home = pathOf('home', language);
  const experiment = Object.hasOwn(experiments, name) ? experiments[name] : undefined;
  if (!experiment) return redirect(c, home);
  const visit = { today: dayInGermany(new Date()), random: random(), isLookedAt: isVisitor(c) };
  const { state, landing } = answerOf(experiment, visit);
  const path = landingPath(landing, language);
  if (state === 'redirect') return redirect(c, path);
  return (await landingPage(c, path, state === 'drawn' ? name : undefined)) ?? redirect(c, home);
}
