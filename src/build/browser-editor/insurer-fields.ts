import { insurerKinds } from '#domain/course/insurers.ts';
import { insurers } from '../../content-check/collections/insurers.ts';
import { isOptional } from '../../content-check/describe/kinds.ts';
import type { AdminField } from './sveltia.ts';

const terms = insurers.schema.shape.terms.unwrap().shape;

const named = (name: keyof typeof terms, label: string, hint?: string) => ({
  name,
  label,
  required: !isOptional(terms[name]),
  ...(hint !== undefined && { hint }),
});

const termFields: AdminField[] = [
  {
    ...named('percent', 'Erstattung in Prozent · Reimbursement in percent'),
    widget: 'number',
    value_type: 'float',
    min: 0,
    max: 100,
  },
  {
    ...named('capEuros', 'Höchstens je Kurs, in Euro · At most per course, in euros'),
    widget: 'number',
    value_type: 'float',
    min: 0,
    max: 1000,
  },
  {
    ...named('yearCapEuros', 'Höchstens im Jahr, in Euro · At most a year, in euros'),
    widget: 'number',
    value_type: 'float',
    min: 0,
    max: 5000,
  },
  {
    ...named('coursesPerYear', 'Kurse im Jahr · Courses a year'),
    widget: 'number',
    value_type: 'int',
    min: 1,
    max: 12,
  },
  {
    ...named(
      'asOf',
      'Stand · As of',
      'Der Tag, den die Quelle nennt. Nennt sie keinen, bleibt das Feld leer. · The day that the source names. Left empty if it names none.',
    ),
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
  },
  {
    ...named('fromInsurer', 'Steht auf der Seite der Kasse · The insurer’s own page says so'),
    widget: 'boolean',
  },
  {
    ...named(
      'sourcesDiffer',
      'Quellen widersprechen sich · Sources differ',
      'Oben steht dann der niedrigere Wert. · The lower figure then stands above.',
    ),
    widget: 'boolean',
  },
  {
    ...named('sources', 'Quellen · Sources', 'Wo das steht. · Where it says so.'),
    widget: 'list',
    field: { name: 'source', widget: 'string', type: 'url' },
  },
  {
    ...named('note', 'Was man dazu wissen sollte · What else to know'),
    widget: 'object',
    fields: [
      { name: 'de', label: 'Deutsch', widget: 'string', maxlength: 300 },
      { name: 'en', label: 'English', widget: 'string', maxlength: 300 },
    ],
  },
];

export const insurerFields: AdminField[] = [
  {
    name: 'insurers',
    label: 'Kassen · Insurers',
    label_singular: 'Kasse · Insurer',
    // The file is a list.
    root: true,
    widget: 'list',
    collapsed: true,
    summary: '{{name}}',
    // The page of an insurer keeps its address.
    allow_remove: false,
    allow_duplicate: false,
    allow_reorder: false,
    fields: [
      { name: 'name', label: 'Name', widget: 'string', maxlength: 100 },
      {
        name: 'id',
        label: 'Name in der Adresse · Name in the address',
        hint: 'Ändert sich nie. · Never changes.',
        widget: 'string',
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'techniker-krankenkasse'],
      },
      { name: 'kind', label: 'Art · Kind', widget: 'select', options: [...insurerKinds] },
      { name: 'aliases', label: 'Auch gesucht als · Also searched as', widget: 'list', required: false },
      {
        name: 'onlyFor',
        label: 'Nur für · Only for',
        widget: 'select',
        options: ['employer', 'sector'],
        required: false,
      },
      {
        name: 'page',
        label: 'Ihre Seite über Kurse · Its page about courses',
        widget: 'string',
        type: 'url',
        required: false,
      },
      {
        name: 'phone',
        label: 'Ihre Telefonnummer · Its phone number',
        hint: 'So, wie sie auf ihrer Seite steht: 0800 1234567 · As on its page: 0800 1234567',
        widget: 'string',
        required: false,
      },
      {
        name: 'terms',
        label: 'Was sie zahlt · What it pays',
        widget: 'object',
        required: false,
        fields: termFields,
      },
    ],
  },
];
