-- Reminders ask every hour what was delivered some days ago, and which coupons end within days.
create index order_items_delivered on order_items (delivered_at) where status = 'DELIVERED';
create index coupons_unused_end on coupons (expires_at) where used_at is null;
