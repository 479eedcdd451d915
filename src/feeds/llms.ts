import { absolute, company } from '#domain/company/company.ts';
import { fill } from '#domain/text/fill.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { recipePath } from '#i18n/recipe-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { courseOf } from '#site/features/booking/courses.ts';
import { library } from '#site/features/recipes/library.ts';

export const markdownPath = (recipe: Parameters<typeof recipePath>[0], locale: Locale): string =>
  `${recipePath(recipe, locale)}/index.md`;

const link = (name: string, path: string, text: string) => `- [${name}](${absolute(path)}): ${text}`;

async function pageLinks(locale: Locale): Promise<string[]> {
  const shell = textsOf(locale, 'shell');
  const courses = await Promise.all(courseKeys.map((course) => courseOf(course, locale)));
  return [
    ...(['home', 'about', 'faq', 'recipes', 'onboarding', 'plans'] as const).map((page) =>
      link(shell.pages[page], pathOf(page, locale), fill(textsOf(locale, page).seo.description, {})),
    ),
    ...courses.map(({ key, title, summary }) => link(title, coursePath(key, 'course', locale), summary)),
  ];
}

/** `/llms.txt`: the site as Markdown for language models, with every recipe. See https://llmstxt.org */
export async function llmsText(): Promise<string> {
  const { dishes } = await library();
  const parts = locales.map(async (locale) => {
    const { llms } = textsOf(locale, 'shell');
    const recipes = dishes.map(({ [locale]: recipe }) =>
      link(recipe.title, markdownPath(recipe, locale), recipe.description),
    );
    const pages = await pageLinks(locale);
    return [`## ${llms.pages}`, pages.join('\n'), `## ${llms.recipes}`, recipes.join('\n')];
  });
  const summary = locales.map((locale) => `> ${fill(textsOf(locale, 'home').seo.description, {})}`);
  return `${[`# ${company.product}`, summary.join('\n>\n'), ...(await Promise.all(parts)).flat()].join('\n\n')}\n`;
}
