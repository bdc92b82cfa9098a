import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const SAFE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.internal/shop',
  TOSS_SECRET_KEY: 'live_sk_abcdef',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.internal',
  RECAPTCHA_SECRET: 'abcdef',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
};

describe('production configuration', () => {
  it('starts with a database, a live key and its address', () => {
    expect(readConfig(SAFE)).toMatchObject({
      mode: 'production',
      demo: false,
      qaTools: false,
      outbox: false,
      adminMfaRequired: true,
    });
    expect(readConfig({})).toMatchObject({ outbox: true, adminMfaRequired: false });
    expect(() => readConfig({ SECRET_KEY: 'c2hvcnQ=' })).toThrow('invalid environment: SECRET_KEY');
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['TOSS_SECRET_KEY is missing', { TOSS_SECRET_KEY: undefined }],
    ['TOSS_SECRET_KEY is a test key', { TOSS_SECRET_KEY: 'test_sk_abcdef' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['SMTP_URL is missing', { SMTP_URL: undefined }],
    ['RECAPTCHA_SECRET is missing', { RECAPTCHA_SECRET: undefined }],
    ['SECRET_KEY is missing', { SECRET_KEY: undefined }],
    ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '1000' }],
    ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '0' }],
    ['MAX_LOOP_DELAY', { MAX_LOOP_DELAY: '0' }],
    ['HANDLER_TIMEOUT', { HANDLER_TIMEOUT: '0' }],
    ['QA_TOOLS', { QA_TOOLS: '1' }],
    ['DEMO_GUIDE', { DEMO_GUIDE: '1' }],
  ])('refuses test settings: %s', (told, change) => {
    const start = () => readConfig({ ...SAFE, ...change });
    expect(start).toThrow(/NODE_ENV=production refuses/);
    expect(start).toThrow(told);
  });

  it('has the address of its port by default', () => {
    expect(readConfig({ PORT: '4123' }).publicUrl).toBe('http://localhost:4123');
    expect(readConfig({}).publicUrl).toBe('http://localhost:3000');
    expect(readConfig({ PORT: '4123', PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe(
      'https://shop.example',
    );
  });

  it('accepts origins as browsers write them, and no others', () => {
    const config = readConfig({
      API_ORIGIN: 'https://API.shop.example:443/',
      CONTENT_ORIGIN: 'https://img.shop.example/content',
      CORS_ORIGINS: ' https://shop.example/ ,http://localhost:3001,',
    });
    expect([config.apiOrigin, config.contentOrigin, config.corsOrigins]).toEqual([
      'https://api.shop.example',
      'https://img.shop.example',
      ['https://shop.example', 'http://localhost:3001'],
    ]);
    const none = readConfig({});
    expect([none.apiOrigin, none.contentOrigin, none.corsOrigins]).toEqual([null, null, []]);
    for (const refused of ['*', 'null', 'shop.example', 'https://a.example,*', 'data:text/html,x'])
      expect(() => readConfig({ CORS_ORIGINS: refused })).toThrow('invalid environment: CORS_ORIGINS');
    expect(() => readConfig({ API_ORIGIN: 'javascript:alert(1)' })).toThrow(
      'invalid environment: API_ORIGIN',
    );
    expect(() => readConfig({ RECAPTCHA_SITE_KEY: '"><script>' })).toThrow('invalid environment');
  });

  it('shows demo data only when configured; development needs nothing', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_DEMO: '1' })).toMatchObject({ demo: true, toss: null });
    expect(readConfig({})).toMatchObject({ mode: 'development', demo: true });
  });

  it('serves no API documentation unless configured', () => {
    expect(readConfig(SAFE).apiDocs).toBe(false);
    expect(readConfig({ ...SAFE, API_DOCS: '1' }).apiDocs).toBe(true);
    expect([readConfig({}).apiDocs, readConfig({ API_DOCS: '0' }).apiDocs]).toEqual([true, false]);
  });

  it('never prints a refused value', () => {
    const start = () => readConfig({ ...SAFE, PORT: 'secret-in-the-wrong-place' });
    expect(start).toThrow('invalid environment: PORT');
    expect(start).not.toThrow(/secret-in/);
  });
});
