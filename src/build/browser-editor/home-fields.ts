/** The forms of the parts of the home page and of landing pages. */
import { landingDestinations, landingSections } from '#domain/funnel/landing.ts';
import { loginReasons } from '#domain/identity/sign-in.ts';
import type { AdminField } from './sveltia.ts';

const inBothLanguages = (fields: AdminField[]): AdminField[] => [
  { name: 'de', label: 'Deutsch', widget: 'object', fields },
  { name: 'en', label: 'English', widget: 'object', fields },
];

const sample: AdminField = {
  name: 'sample',
  label: 'Beispiel von uns · Our own sample',
  hint: 'Erscheint nicht auf der veröffentlichten Seite. · Not on the published site.',
  widget: 'boolean',
};

export const landingFields: AdminField[] = [
  {
    name: 'picture',
    label: 'Bild · Picture',
    hint: 'Neben der Datei oder eins von uns · Beside the file or one of ours: ../../assets/supper.webp',
    widget: 'string',
  },
  {
    name: 'to',
    label: 'Wohin der Knopf führt · Where the button leads',
    widget: 'select',
    options: [...landingDestinations],
  },
  {
    name: 'signIn',
    label: 'Überschrift der Anmeldung · Headline of the sign-in',
    widget: 'select',
    options: [...loginReasons],
  },
  {
    name: 'sections',
    label: 'Abschnitte · Sections',
    widget: 'list',
    field: { name: 'section', widget: 'select', options: [...landingSections] },
  },
  ...inBothLanguages([
    { name: 'title', label: 'Titel · Title', widget: 'string', maxlength: 60 },
    { name: 'description', label: 'Beschreibung · Description', widget: 'text', maxlength: 155 },
    { name: 'eyebrow', label: 'Zeile darüber · Line above', widget: 'string', maxlength: 60 },
    { name: 'headline', label: 'Überschrift · Headline', widget: 'string', maxlength: 80 },
    { name: 'lead', label: 'Einleitung · Lead', widget: 'text', maxlength: 300 },
    { name: 'button', label: 'Knopf · Button', widget: 'string', maxlength: 40 },
    { name: 'note', label: 'Hinweis · Note', widget: 'string', maxlength: 200, required: false },
    {
      name: 'picture',
      label: 'Bildbeschreibung · Description of the picture',
      widget: 'string',
      maxlength: 200,
    },
  ]),
];

export const storyFields: AdminField[] = [
  { name: 'person', label: 'Name · Name', widget: 'string', maxlength: 40 },
  { name: 'age', label: 'Alter · Age', widget: 'number', value_type: 'int', min: 18, max: 120 },
  sample,
  { name: 'source', label: 'Erzählt von · Tells of', widget: 'select', options: ['app', 'course'] },
  {
    name: 'portrait',
    label: 'Porträt · Portrait',
    widget: 'object',
    required: false,
    fields: [
      { name: 'picture', label: 'Bild · Picture: ../../assets/katrin.jpg', widget: 'string' },
      { name: 'de', label: 'Bildbeschreibung (Deutsch)', widget: 'string', maxlength: 200 },
      { name: 'en', label: 'Description of the picture (English)', widget: 'string', maxlength: 200 },
    ],
  },
  ...inBothLanguages([
    { name: 'quote', label: 'Geschichte · Story', widget: 'text', maxlength: 400 },
    { name: 'context', label: 'Über die Person · About the person', widget: 'string', maxlength: 80 },
  ]),
];

export const filmFields: AdminField[] = [
  {
    name: 'published',
    label: 'Erschienen am · Published on',
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
  },
  {
    name: 'seconds',
    label: 'Länge in Sekunden · Length in seconds',
    widget: 'number',
    value_type: 'int',
    min: 1,
    max: 36_000,
  },
  sample,
  {
    name: 'poster',
    label: 'Standbild · Poster',
    hint: 'Mindestens 1120 × 630 · At least 1120 × 630',
    widget: 'image',
    media_folder: '/src/assets/films',
    public_folder: '../../assets/films',
    choose_url: false,
  },
  {
    name: 'source',
    label: 'Film · Film',
    widget: 'object',
    typeKey: 'kind',
    types: [
      {
        name: 'own',
        label: 'Eigener Film · Our own film',
        fields: [
          {
            name: 'file',
            label: 'Datei in src/assets/films · File in src/assets/films',
            widget: 'string',
            pattern: ['^[\\w-]+\\.mp4$', 'breakfast.mp4'],
          },
        ],
      },
      {
        name: 'embed',
        label: 'Von einer anderen Seite, fragt vor dem Laden · From another site, asks before it loads',
        fields: [
          { name: 'host', label: 'Host: www.youtube-nocookie.com', widget: 'string' },
          {
            name: 'address',
            label: 'Adresse · Address',
            widget: 'string',
            type: 'url',
          },
          { name: 'provider', label: 'Anbieter · Provider', widget: 'string', maxlength: 40 },
        ],
      },
    ],
  },
  ...inBothLanguages([
    { name: 'title', label: 'Titel · Title', widget: 'string', maxlength: 70 },
    { name: 'text', label: 'Text · Text', widget: 'text', maxlength: 400 },
    {
      name: 'poster',
      label: 'Bildbeschreibung · Description of the poster',
      widget: 'string',
      maxlength: 200,
    },
  ]),
];

export const subtitleFields: AdminField[] = [
  { name: 'body', label: 'Untertitel · Subtitles (WebVTT)', widget: 'text', i18n: true },
];

export const featureFields: AdminField[] = [
  {
    name: 'picture',
    label: 'Bild · Picture',
    hint: 'Mindestens 640 × 360 · At least 640 × 360',
    widget: 'image',
    media_folder: '/src/assets',
    public_folder: '../../assets',
    choose_url: false,
  },
  {
    name: 'app',
    label: 'Stattdessen ein Bild der App · A scene of the app instead',
    widget: 'select',
    options: ['plan'],
    required: false,
  },
  ...inBothLanguages([
    { name: 'title', label: 'Titel · Title', widget: 'string', maxlength: 60 },
    { name: 'short', label: 'Kurz · In short', widget: 'string', maxlength: 80 },
    { name: 'text', label: 'Text · Text', widget: 'text', maxlength: 300 },
  ]),
];

export const comparisonFields: AdminField[] = [
  {
    name: 'rows',
    label: 'Zeilen · Rows',
    label_singular: 'Zeile · Row',
    widget: 'list',
    collapsed: true,
    summary: '{{fields.de.label}}',
    fields: [
      { name: 'id', label: 'Name der Zeile, auf Englisch · Name of the row, in English', widget: 'string' },
      ...inBothLanguages([
        { name: 'label', label: 'Worum es geht · Subject', widget: 'string', maxlength: 100 },
        { name: 'valea', label: 'Valea', widget: 'string', maxlength: 100 },
        { name: 'crash', label: 'Crash-Diät · Crash diet', widget: 'string', maxlength: 100 },
        { name: 'counting', label: 'Kalorien zählen · Counting calories', widget: 'string', maxlength: 100 },
        { name: 'points', label: 'Punkte zählen · Counting points', widget: 'string', maxlength: 100 },
      ]),
    ],
  },
];
