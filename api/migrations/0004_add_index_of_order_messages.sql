CREATE INDEX "jobs_order" ON "jobs" USING btree ((payload ->> 'order_id')) WHERE done_at is null and dead_at is null and payload ->> 'order_id' is not null;
