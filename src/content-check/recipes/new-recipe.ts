import { stringify } from 'yaml';
import { toSlug } from './slug.ts';
import { nutritionLine } from './nutrition/portion.ts';
import { sampleNutrition, sampleWords } from './samples.ts';

interface NewRecipe {
  readonly de: string;
  readonly en: string;
  /** `2026-09-12` */
  readonly today: string;
}

interface Layout {
  readonly id: string;
  readonly files: Readonly<Record<'recipe.de.md' | 'recipe.en.md', string>>;
}

const inYaml = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();

const german = ({ de, today }: NewRecipe): string => `---
title: ${inYaml(de)}
slug: ${toSlug(de)}
description: ${sampleWords.de.description}
picture: ${sampleWords.de.picture}
published: ${today}
draft: true
servings: 4
prep: 10
cook: 20
tags: [vegetarian]
allergens: []
ingredients:
  - 1 EL Olivenöl
  - 1 Zwiebel(n), fein gewürfelt
  - etwas Salz
${nutritionLine(sampleNutrition)}
---
${sampleWords.de.story}

## Zubereitung

1. Das {Olivenöl} in einem Topf erhitzen.
2. Die {Zwiebel(n)} darin 5 Minuten glasig dünsten und mit {Salz} abschmecken.

## Tipp

${sampleWords.de.tip}
`;

const english = ({ en }: NewRecipe): string => `---
title: ${inYaml(en)}
slug: ${toSlug(en)}
description: ${sampleWords.en.description}
picture: ${sampleWords.en.picture}
ingredients:
  - olive oil
  - onion(s), finely diced
  - salt
---
${sampleWords.en.story}

## Method

1. Heat the {olive oil} in a pot.
2. Soften the {onion(s)} in it for 5 minutes and season with {salt}.

## Tip

${sampleWords.en.tip}
`;

/** A draft that passes the check as it is. */
export const layOut = (recipe: NewRecipe): Layout => ({
  id: toSlug(recipe.en),
  files: { 'recipe.de.md': german(recipe), 'recipe.en.md': english(recipe) },
});

/** A title must not be too long, and must have enough letters for an address. */
export const isTitle = (title: string): boolean =>
  toSlug(title) !== '' && title.length <= 60 && !/[\n<>]/.test(title);
