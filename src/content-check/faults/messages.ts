import { bodyMessages } from './body-messages.ts';
import { fieldMessages } from './field-messages.ts';
import { fileMessages } from './file-messages.ts';
import { foodMessages } from './food-messages.ts';
import { ingredientMessages } from './ingredient-messages.ts';
import { methodMessages } from './method-messages.ts';
import { slugMessages } from './slug-messages.ts';
import { yamlMessages } from './yaml-messages.ts';

/** Every fault that a recipe can have: code → German and English. */
export const messages = {
  ...fileMessages,
  ...yamlMessages,
  ...fieldMessages,
  ...slugMessages,
  ...ingredientMessages,
  ...bodyMessages,
  ...methodMessages,
  ...foodMessages,
};

export type Code = keyof typeof messages;
