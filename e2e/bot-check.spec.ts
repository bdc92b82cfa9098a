import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../server/db/seed/accounts.ts';
import { expect, test } from './support/fixtures.ts';

const SCRIPT = 'https://www.google.com/recaptcha/**';
const root = resolve(import.meta.dirname, '..');
let client = '';

// The key is built into the client, and the shop under test has none: this file builds one that has.
test.beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'shop-keyed-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', client], {
    cwd: root,
    env: { ...process.env, VITE_RECAPTCHA_SITE_KEY: 'key-of-the-test' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
test.afterAll(() => rmSync(client, { recursive: true, force: true }));

/** Serves the keyed client in front of the real server, whose headers stay. */
async function serveKeyed(page: Page) {
  await page.route('**/assets/**', (route) => {
    const path = join(client, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fallback();
  });
  await page.route('**/login', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { 'content-security-policy': policy = '' } = (await route.fetch()).headers();
    const headers = { 'content-security-policy': policy };
    return route.fulfill({ path: join(client, 'index.html'), headers });
  });
}

async function logIn(page: Page) {
  await page.getByLabel('이메일', { exact: true }).fill('nari@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

test('a blocked bot check is told in the form, and login works once it is let through', async ({ page }) => {
  const warnings: string[] = [];
  const sent: unknown[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.postDataJSON());
  });
  await serveKeyed(page);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/login');
  await logIn(page);
  const told = '봇 확인 스크립트를 불러오지 못했습니다.';
  await expect(page.getByRole('alert')).toHaveText(told);
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue('nari@sinbaljang.test');
  expect([sent, warnings]).toEqual([[], [told]]);

  await page.unroute(SCRIPT);
  const service = 'window.grecaptcha={ready:(f)=>f(),execute:(k,o)=>Promise.resolve(k+"/"+o.action)}';
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: service }));
  await logIn(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(sent).toMatchObject([{ recaptchaToken: 'key-of-the-test/login_submit' }]);
});

test('without a key the check is off: a warning, no script, and login works', async ({ page }) => {
  const warnings: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => request.url().includes('recaptcha') && asked.push(request.url()));
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect([warnings, asked]).toEqual([['봇 확인 키가 설정되지 않았습니다.'], []]);
});
