import { expect, test } from '@playwright/test';
import { layoutFaults } from './support/layout/layout-faults.ts';
import {
  type Box,
  type Case,
  control,
  expectCases,
  moveWords,
  part,
  SHEET,
  styleOf,
} from './support/layout/small-layouts.ts';

// The rules of support/layout-rules.ts on pages of a few elements: on either side of each of their bounds.

/** A page's width and height: the rules for fingers apply to it. */
const PHONE = { width: 390, height: 800 };
test.use({ viewport: PHONE });

test('wideParts names an element that reaches past a side of the page, and the width of the page', async ({
  page,
}) => {
  const far = { left: 300, top: 0 };
  await expectCases(page, [
    ['as wide as the page', part({ width: 390 }), []],
    ['a pixel too wide', part({ width: 391 }), ['the page is 391 px wide on 390 px']],
    [
      'two too wide',
      part({ width: 392 }),
      ['div "" stands out of 390 px', 'the page is 392 px wide on 390 px'],
    ],
    ['a pixel before the page', part({ left: -1 }), []],
    ['two before the page', part({ left: -2 }), ['div "" stands out of 390 px']],
    ['cut by a part inside the page', part({}, 'overflow: hidden', part({ width: 900 })), []],
    [
      'not cut by it',
      part({}, '', '<p style="width: 900px; margin: 0">words</p>'),
      ['p "words" stands out of 390 px', 'the page is 900 px wide on 390 px'],
    ],
    ['nothing to see', part({ ...far, width: 90, height: 1 }, 'left: -90px'), []],
    ['the way past the menus', `<a href="#main" style="${styleOf({ left: -100 })}">past</a>`, []],
    [
      'a link elsewhere',
      `<a href="/main" style="${styleOf({ left: -100 })}">past</a>`,
      ['a "past" stands out of 390 px'],
    ],
  ]);
});

test('overlappingControls names two controls that share more than half of the lower height', async ({
  page,
}) => {
  const both = ['button "one" and button "two" overlap'];
  const two = (box: Box, more = '') => control('one') + control('two', box, more);
  await expectCases(page, [
    ['half of the height is shared', two({ top: 20 }), []],
    ['a pixel more than half', two({ top: 19 }), both],
    ['half of the lower one of two heights', two({ top: 28, height: 24, width: 110 }), []],
    ['a pixel more than half of the lower one', two({ top: 27, height: 24, width: 110 }), both],
    ['two pixels across', two({ left: 98, top: 5 }), []],
    ['three pixels across', two({ left: 97, top: 5 }), both],
    ['a bar over the page', two({ top: 19 }, 'position: fixed'), []],
    ['a bar that sticks to the window', two({ top: 19 }, 'position: sticky'), []],
    ['one in another whole', two({ left: 70, top: 5, width: 30, height: 30 }), []],
    ['one that reaches out of another by two pixels', two({ left: 72, top: 5, width: 30, height: 30 }), both],
  ]);
});

test('coveredControls names what covers a control that no press on one of five points reaches', async ({
  page,
}) => {
  const covered = ['button "one" is covered by div "above"'];
  const under = (box: Box, more = '') => control('one') + part(box, more, 'above');
  const tick = (box: Box) =>
    `<input type="checkbox" id="tick" style="${styleOf(box)}"><label for="tick" style="${styleOf(box)}">above</label>`;
  await expectCases(page, [
    ['nothing above', under({ top: 40 }), []],
    ['covered whole', under({}), covered],
    ['the lower points are free', under({ height: 32 }), []],
    ['the lower points are covered too', under({ height: 33 }), covered],
    ['the points to the right are free', under({ width: 80 }), []],
    ['the points to the right are covered too', under({ width: 81 }), covered],
    [
      'only the upper point to the right is free',
      under({ width: 80 }) + part({ left: 80, top: 20, width: 20, height: 20 }, '', 'above'),
      [],
    ],
    ['only the middle is free', under({ width: 40 }) + part({ left: 60, width: 40 }, '', 'above'), []],
    ['covered by what lets presses through', under({}, 'pointer-events: none'), []],
    ['covered by a bar that stays in place', under({}, 'position: fixed'), []],
    ['covered below the window', control('one', { top: 900 }) + part({ top: 900 }, '', 'above'), []],
    ['covered by its own label', tick({}), []],
  ]);
});

test('cutWords names text that exceeds its control by more than the tolerance', async ({ page }) => {
  const withWords = (style: string, more = '') =>
    `${SHEET}<button style="${styleOf({ left: 100, top: 100 })} ${more}"><span style="${style}">words</span></button>`;
  const stands = ['words of button "words" stand out of it'];
  for (const [edge, bound] of [
    ['left', 2],
    ['right', 2],
    ['top', 4],
    ['bottom', 4],
  ] as const)
    for (const [by, faults] of [
      [bound - 0.5, []],
      [bound + 0.5, stands],
    ] as const) {
      await page.setContent(withWords('position: relative'));
      await moveWords(page, edge, by);
      expect.soft(await layoutFaults(page), `${by} px out on the ${edge}`).toEqual(faults);
    }
  for (const [says, style, more] of [
    ['a badge on the border', 'position: absolute', ''],
    ['an ellipsis', 'position: relative', 'text-overflow: ellipsis'],
    ['an ellipsis after two lines', 'position: relative', '-webkit-line-clamp: 2'],
  ] as const) {
    await page.setContent(withWords(style, more));
    await moveWords(page, 'right', 20);
    expect.soft(await layoutFaults(page), says).toEqual([]);
  }
});

test('smallControls returns the size of a control too small for touch; on a desktop nothing', async ({
  page,
}) => {
  const small = (width: number, height: number): Case => [
    `${width} x ${height} px`,
    control('', { width, height }),
    [`button "" is ${width} x ${height} px`],
  ];
  const large = (width: number, height: number): Case => [
    `${width} x ${height} px`,
    control('', { width, height }),
    [],
  ];
  const link = (display: string) =>
    `<p>so <a href="/there" style="font: 10px/12px sans-serif; display: ${display}">i</a></p>`;
  const tick = `<input type="checkbox" id="tick" style="${styleOf({ width: 13, height: 13 })}">`;
  const label = (box: Box) => `<label for="tick" style="${styleOf(box)}">this</label>`;
  await expectCases(page, [
    large(24, 24),
    small(24, 23),
    large(20, 29),
    large(29, 20),
    small(19, 40),
    small(40, 19),
    ['a link in a sentence', link('inline'), []],
    ['what cannot be used', `<div inert>${control('', { width: 9, height: 9 })}</div>`, []],
    ['what no reader finds', `<div aria-hidden="true">${control('', { width: 9, height: 9 })}</div>`, []],
    ['what is not to be seen', control('', { width: 9, height: 9 }, 'visibility: hidden'), []],
    ['what lets all light through', control('', { width: 9, height: 9 }, 'opacity: 0'), []],
    [
      'what only readers find',
      part({ width: 1, height: 1 }, 'overflow: hidden', control('', { width: 9 })),
      [],
    ],
    ['a tick with a label', tick + label({ height: 24 }), []],
    ['a tick with a low label', tick + label({ height: 19 }), ['input#tick "" is 100 x 19 px']],
  ]);
  await page.setViewportSize({ width: 768, height: 800 });
  await expectCases(page, [small(24, 23)]);
  await page.setViewportSize({ width: 769, height: 800 });
  await expectCases(page, [large(24, 23)]);
});

test('emptyParts reports a heading or a landmark without content and two elements with one name', async ({
  page,
}) => {
  const empty = (tag: string, more = ''): Case => [
    `${tag} ${more}`,
    `<${tag} ${more} style="${styleOf({})}"></${tag}>`,
    [`${tag} "${more ? 'this' : ''}" is empty`],
  ];
  const name = '<h1>name</h1>';
  await expectCases(page, [
    ...['h1', 'h2', 'h3', 'main', 'nav', 'header', 'footer', 'aside'].map((tag) => empty(tag)),
    empty('section', 'aria-label="this"'),
    ['a part without a name', `<section style="${styleOf({})}"></section>`, []],
    ['nothing to see', '<main></main>', []],
    ['a picture', `<h2 style="${styleOf({})}"><svg width="9" height="9"></svg></h2>`, []],
    ['one name', name, []],
    ['two names', name + name, ['the page has 2 headings of the first level']],
    ['a second name that is not shown', `${name}<h1 hidden>name</h1>`, []],
  ]);
});
