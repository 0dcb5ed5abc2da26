ALTER TABLE "orders" DROP COLUMN "store_step";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_return" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "store_step" text GENERATED ALWAYS AS (case when kind <> 'store' then null when status = 'disputed' then 'disputed' when status = 'in_progress' and withdrawal_due_at is not null then 'withdrawal' when open_return is not null then 'return_open' when status = 'in_progress' then case fulfilment when 'preparing' then 'to_prepare' when 'prepared' then 'to_send' when 'out_for_delivery' then 'on_the_way' end end) STORED;
--> statement-breakpoint
CREATE INDEX "orders_by_store_step" ON "orders" USING btree ("store_step" nulls first,"submitted_at" nulls first);
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "has_open_return";
--> statement-breakpoint
update orders o set open_return = r.status from returns r where r.order_id = o.id and r.status in ('requested', 'accepted', 'sent_back');
--> statement-breakpoint
create or replace function note_open_return() returns trigger language plpgsql as $$
declare
  open_status text := (select r.status from returns r where r.order_id = new.order_id and r.status in ('requested', 'accepted', 'sent_back') limit 1);
begin
  update orders set open_return = open_status where id = new.order_id and open_return is distinct from open_status;
  return null;
end $$;
