import { formatDate, formatNumber } from '#domain/kit/format.ts';
import { formatPhone, type Profile } from '#domain/members/profile/profile.ts';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';

const Facts = styled('dl', {
  display: 'grid',
  margin: '$3 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: '$3',
    padding: '$3 0',
    borderBottom: '1px solid $line',
  },
  '& > div:last-child': { border: 0 },
  '& dt': { color: '$ink3', fontSize: '$label' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Missing = styled('span', { color: '$ink3' });

const { fields, units } = profileText;
const figure = (value: number | null, unit: string) =>
  value === null ? '' : `${formatNumber(value)}${unit}`;

/** Profile of the member; missing values are shown as such. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const basic = [
    [fields.name, profile.name],
    [fields.nickname, profile.nickname],
    [fields.email, profile.email],
    [fields.phone, formatPhone(profile.phone)],
    [fields.gender, profileText.gender[profile.gender]],
    [fields.birthDate, profile.birthDate ? formatDate(profile.birthDate) : ''],
  ] as const;
  const body = [
    [fields.height, figure(profile.height, units.height)],
    [fields.weight, figure(profile.weight, units.weight)],
    [fields.footSize, figure(profile.footSize, units.footSize)],
    [fields.footWidth, profileText.footWidth[profile.footWidth]],
    [fields.bodyVisibility, profileText.bodyVisibility[profile.bodyVisibility]],
  ] as const;
  return (
    <Stack gap={6}>
      <Row>
        <Avatar id={profile.userId} nickname={profile.nickname} image={profile.profileImageUrl} size={80} />
        <div>
          <SectionTitle>{profile.nickname}</SectionTitle>
          <Muted>{profile.email}</Muted>
        </div>
      </Row>
      <Group title={profileText.groups.basic} rows={basic} />
      <Group title={profileText.groups.body} rows={body} hint={profileText.bodyHint} />
    </Stack>
  );
}

type GroupProps = { title: string; rows: readonly (readonly [string, string])[]; hint?: string };

function Group({ title, rows, hint }: GroupProps) {
  return (
    <Card>
      <SectionTitle>{title}</SectionTitle>
      {hint ? <Muted>{hint}</Muted> : null}
      <Facts>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <Missing>{profileText.missing}</Missing>}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
