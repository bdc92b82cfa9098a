-- The built-in carrier looks a parcel up by its number, whichever store has sent it.
create index order_items_parcel on order_items (tracking_no, carrier) where tracking_no is not null;
