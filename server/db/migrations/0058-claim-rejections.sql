-- Why a seller does not take a pair back, in a code that its buyer reads in words, and what the seller saw of it. The
-- older wire decides without a code.
alter table claims add column reject_reason text
  check (reject_reason in ('WORN', 'DAMAGED', 'INCOMPLETE', 'OTHER_GOODS', 'NO_DEFECT', 'NOT_RETURNED', 'OTHER'));
alter table claim_images add column by_seller boolean not null default false;
