import type { FieldProblem } from '#domain/kit/errors.ts';
import type { Profile } from '#domain/members/profile.ts';
import type { DraftField, ProfileDraft } from '#domain/members/profile-draft.ts';

export type ProfileEditContext = {
  today: string;
  saved: Profile | null;
  draft: ProfileDraft | null;
  problems: FieldProblem[];
  error: string | null;
  leavingTo: string;
};

export type ProfileEditEvent =
  | { type: 'field.changed'; field: DraftField; value: string }
  | { type: 'form.submitted' }
  | { type: 'form.left'; to: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | { type: 'image.chosen'; file: Blob }
  | { type: 'screen.retried' };

/** Before the profile is read; `today` as `yyyy-MM-dd`. */
export const unread = (today: string): ProfileEditContext => ({
  today,
  saved: null,
  draft: null,
  problems: [],
  error: null,
  leavingTo: '',
});
