-- Return shipping kept from a refund has two parts: the inbound parcel and, if the outbound one was free, that too.
alter table refunds add column outbound_charge integer not null default 0;
update refunds set outbound_charge = delivery_charge - 3000 where delivery_charge > 3000;
alter table refunds add constraint refunds_outbound_charge_check
  check (outbound_charge >= 0 and outbound_charge <= delivery_charge);
