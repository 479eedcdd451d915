import { productWords } from '#domain/course/product-words.ts';
import { identityCodes } from '#domain/errors/identity-codes.ts';
import { questionSteps } from '#domain/onboarding/flow.ts';
import { productKeys, type ProductKey } from '#domain/shop/catalogue.ts';
import { productName } from '#domain/shop/product-name.ts';
import { errorTexts } from '#i18n/errors.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { readNumbers } from '#site/api/numbers.ts';

/** What reading them may fail with. */
const codes = callCodes(readNumbers);

/** Plain data for the island. In German only. */
export function numbersTexts() {
  const { factor } = textsOf('de', 'course-leader');
  const own = textsOf('de', 'numbers');
  const quiz = textsOf('de', 'onboarding').island;
  const words = productWords(textsOf('de', 'product'), 'de');
  return {
    ...own,
    experiments: textsOf('de', 'experiments'),
    /** What each screen of the quiz asks, in order. */
    asked: questionSteps.map(({ screen }) => quiz[screen].title),
    factor: { ...factor, needed: own.factorNeeded },
    products: Object.fromEntries(productKeys.map((key) => [key, productName(key, words)])) as Record<
      ProductKey,
      string
    >,
    errors: errorTexts('de', [...codes, ...identityCodes]),
  };
}

export type NumbersTexts = ReturnType<typeof numbersTexts>;
export type NumbersCode = (typeof codes)[number];
