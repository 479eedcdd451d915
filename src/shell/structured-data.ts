import { absolute, company } from '#domain/company/company.ts';
import type { Locale } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';

/** Structured data (JSON-LD) for search engines: a schema.org thing. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface Crumb {
  name: string;
  path: string;
}

export const organizationId = absolute('/#organization');

/** With its name, for readers that follow no ids. */
export const publisher = { '@type': 'Organization', '@id': organizationId, name: company.product };

export const organization = (): Thing => ({
  ...publisher,
  legalName: company.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postcode,
    addressLocality: company.city,
    addressCountry: 'DE',
  },
});

export const website = (locale: Locale): Thing => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: company.product,
  url: absolute(pathOf('home', locale)),
  inLanguage: locale,
  publisher: { '@id': organizationId },
});

export const breadcrumbs = (trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** Escapes `<`, so that no title can close the script element. */
export const serialise = (things: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
