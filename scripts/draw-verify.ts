// npm run draw:verify -- <file>: checks the draw of an event from its downloaded file, without the shop and the network.
import { readFile } from 'node:fs/promises';
import { checkDraw, type TickName, type TickState } from '#domain/events/draw/check-draw.ts';

const WORDS: Record<TickName, readonly [english: string, korean: string]> = {
  file: ['the file is as it was announced', '파일이 발표한 그대로예요'],
  commit: ['the seed is the one whose hash was published before', '미리 공개한 해시가 이 시드의 것이에요'],
  entrants: ['the list of entries is the one that was fixed', '참여자 명단이 확정한 그대로예요'],
  scores: ['every score comes from seed and list', '모든 점수가 시드와 명단에서 나왔어요'],
  winners: ['the lowest scores have won, none was passed over', '점수 순서대로 뽑혔고 건너뛴 번호가 없어요'],
  beacon: ['public randomness from after the list was fixed', '명단을 확정한 뒤의 공개 난수를 썼어요'],
};
const MARKS: Record<TickState, string> = { holds: '[ok]', weak: '[--]', broken: '[!!]' };

const PROVEN = {
  verified: [
    'Nobody, the shop included, could know this result before the list was fixed, if the round below is the one of drand:',
    'that drand has signed it is not checked here.',
    '아래 공개 난수가 drand의 것과 같다면, 명단을 확정하기 전에는 운영자를 포함해 누구도 결과를 알 수 없었어요.',
    'drand의 서명은 여기서 검사하지 않으니 drand에서 직접 비교해 주세요.',
  ],
  weak: [
    'The result was not exchanged after the list was fixed. It is not proven that the list was left alone before:',
    'an operator who knows the seed could have added entries.',
    '명단을 확정한 뒤 결과를 바꾸지 않았어요.',
    '운영자가 참여자 명단을 조작하지 않았다는 것까지는 증명하지 못해요.',
  ],
  broken: ['This file does not prove its result.', '이 파일로는 결과를 증명할 수 없어요.'],
} as const;
const COMPARE = [
  'Compare these with what the page of the event has shown; only then is it the draw of that event:',
  '이벤트 화면에 공개된 값과 같은지 비교해 주세요:',
];

async function verify(path: string): Promise<void> {
  const { state, ticks, file } = await checkDraw(JSON.parse(await readFile(path, 'utf8')));
  for (const tick of ticks) console.log(`${MARKS[tick.state]} ${WORDS[tick.name].join(' / ')}`);
  for (const line of PROVEN[state]) console.log(line);
  if (state === 'broken') process.exitCode = 1;
  if (!file) return;
  for (const line of COMPARE) console.log(line);
  console.log(
    `  event ${file.eventId}\n  seedCommit ${file.seedCommit}\n  entrantsHash ${file.entrantsHash}`,
  );
  if (file.beacon) console.log(`  drand round ${file.beacon.round}: ${file.beacon.randomness}`);
  if (file.passed.length > 0)
    console.log(`left after the list was fixed / 확정한 뒤 빠진 번호: ${file.passed.join(', ')}`);
}

const [path] = process.argv.slice(2);
try {
  if (!path) throw new Error('say which file: npm run draw:verify -- draw.json');
  await verify(path);
} catch (error) {
  console.error(`not checked / 확인하지 못했어요: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
