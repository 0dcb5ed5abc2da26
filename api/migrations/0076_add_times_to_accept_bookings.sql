-- An accepted booking has a time in which its client accepts the invoice, at most until the pick-up. Those that wait already get it from now on.
UPDATE "orders" SET "due_at" = least(date_trunc('milliseconds', now()) + make_interval(hours => coalesce((SELECT (value #>> '{}')::int FROM settings WHERE key = 'car_accept_hours'), 12)), r.pickup_at)
FROM rentals r WHERE r.order_id = "orders".id AND "orders".kind = 'car' AND "orders".status = 'invoiced' AND "orders".due_at IS NULL;
