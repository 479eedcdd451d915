import { expect, test, type Page } from '@playwright/test';
import { settled } from './consent.ts';
import { found, written } from './content.ts';
import { de } from './texts.ts';

/** Collects the URLs of all requests for a film. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm|vtt)$|films\.example/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** There may be none: films are content. */
test.beforeEach(async () => {
  const films = await written('films');
  found(
    films.find(({ data: { source } }) => source.kind === 'own'),
    'film of our own',
  );
});

test('film: our own one loads when pressed, plays, and has captions and a transcript', async ({ page }) => {
  const asked = filmRequests(page);
  await page.goto('/de/');
  await page.waitForLoadState('networkidle');
  const film = page.locator('film-player').first();
  await film.scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked).toEqual([]);

  await film.locator('a.play').click();
  const video = film.locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expect(video.locator('track[kind=captions][srclang=de]')).toHaveCount(1);

  await film.locator('summary').click();
  await expect(film.locator('details p').first()).not.toBeEmpty();
});

test('film: one from elsewhere says whose it is and asks before it loads', async ({ page }) => {
  // Adds a film from another server to the page, as an editor's entry would.
  await page.route('**/de/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/frame-src [^;]*/, 'frame-src https://films.example')
      .replace(
        /(<a class="play"[\s\S]*?<\/a>)[\s\S]*?<template[^>]*>[\s\S]*?<\/template>/,
        '$1<div data-question hidden><p>Films Ltd</p><button data-yes>Ja</button><button data-no>Nein</button></div></div>' +
          '<template><iframe src="https://films.example/1" title="Film"></iframe></template>',
      );
    await route.fulfill({ response, body });
  });
  await page.route('https://films.example/**', (route) => route.fulfill({ body: 'a film' }));
  const asked = filmRequests(page);
  await page.goto('/de/');
  const film = page.locator('film-player').first();
  const play = film.locator('a.play');

  await play.click();
  await expect(film.getByText('Films Ltd')).toBeVisible();
  await film.getByRole('button', { name: 'Nein' }).click();
  await expect(play).toBeFocused();
  expect(asked).toEqual([]);

  await play.click();
  await film.getByRole('button', { name: de('consent').ask.accept }).click();
  await expect(film.frameLocator('iframe').getByText('a film')).toBeVisible();
  expect(asked).toEqual(['https://films.example/1']);
});
