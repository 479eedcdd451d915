import { expect, test } from '@playwright/test';

const open = (path: string, language?: string) => ({
  path,
  options: { maxRedirects: 0, headers: language === undefined ? {} : { 'Accept-Language': language } },
});

for (const [language, target] of [
  ['de-DE,de;q=0.9,en;q=0.8', '/de/'],
  ['en-US,en;q=0.9', '/en/'],
  ['fr', '/en/'],
] as const) {
  test(`/ redirects a visitor who prefers ${language} to ${target}`, async ({ request, baseURL }) => {
    const { path, options } = open('/', language);
    const response = await request.get(path, options);
    expect(response.status()).toBe(302);
    expect(new URL(response.headers()['location'] ?? '', baseURL).pathname).toBe(target);
    expect(response.headers()['vary']).toContain('Accept-Language');
  });
}

for (const [path, target] of [
  ['/fr/faq', '/en/faq'],
  ['/fr', '/en/'],
  ['/de-AT/faq?from=app', '/de/faq?from=app'],
  ['/xx/%2F%2Fevil.example', '/en/%2F%2Fevil.example'],
] as const) {
  test(`${path} goes to ${target}`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    const location = new URL(response.headers()['location'] ?? '', baseURL);
    expect(location.origin).toBe(baseURL);
    expect(location.pathname + location.search).toBe(target);
  });
}

for (const [path, language, text] of [
  ['/de/gibt-es-nicht', 'en', 'Diese Seite ist nicht auf dem Tisch'],
  ['/en/no-such-page', 'de', 'This page isn’t on the menu'],
  ['/no-such-page', 'de', 'Diese Seite ist nicht auf dem Tisch'],
] as const) {
  test(`${path} answers 404 in the visitor's language`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Language': language } });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(text);
  });
}

test('the language chooser lists both languages by their own names and stays on the same page', async ({
  page,
}) => {
  await page.goto('/de/faq?from=ad#course');
  await page.getByRole('button', { name: 'Sprache ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wähle deine Sprache' });
  await expect(dialog.getByRole('link')).toHaveText(['Deutsch', 'English']);
  await dialog.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/faq?from=ad#course');
});
