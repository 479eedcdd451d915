import type { Field as AdminField } from '@sveltia/cms';
import { nutrients } from '#domain/recipes/nutrition.ts';
import { fieldNames, fieldOf, type Field, type FieldName } from '../../content-check/reading/fields.ts';

const both = ({ de, en }: { readonly de: string; readonly en: string }) => `${de} · ${en}`;

function common(name: FieldName, { shared, required, label, hint }: Field) {
  return {
    name,
    label: both(label),
    required,
    // Figures stand in the German file alone; words in each.
    i18n: !shared,
    ...(hint && { hint: both(hint) }),
  };
}

/** The form field for an entry of the front matter. */
function toAdminField(name: FieldName): AdminField {
  const field = fieldOf(name);
  const base = common(name, field);
  switch (field.kind) {
    case 'text':
      return { ...base, widget: 'string', maxlength: field.most, use_emoji_autocomplete: false };
    case 'slug':
      return { ...base, widget: 'string', pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'rote-linsen-suppe'] };
    case 'date':
      return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'truth':
      return { ...base, widget: 'boolean', default: false };
    case 'number':
      return { ...base, widget: 'number', value_type: 'int', min: field.least, max: field.most };
    case 'choices':
      return { ...base, widget: 'select', multiple: true, options: [...field.choices], min: field.atLeast };
    case 'lines':
      return { ...base, widget: 'list' };
    case 'nutrition':
      return {
        ...base,
        widget: 'object',
        fields: nutrients.map((nutrient) => ({
          name: nutrient,
          widget: 'number',
          value_type: 'float',
          min: 0,
        })),
      };
  }
}

const body: AdminField = {
  name: 'body',
  label: 'Text · Text',
  hint: 'Geschichte, dann ## Zubereitung mit Schritten 1. 2. 3., dann ## Tipp · Story, then ## Method with steps 1. 2. 3., then ## Tip',
  widget: 'markdown',
  modes: ['raw'],
  i18n: true,
};

export const adminFields = (): AdminField[] => [...fieldNames.map(toAdminField), body];
