ALTER TABLE "orders" ADD COLUMN "has_open_return" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "store_step" text GENERATED ALWAYS AS (case when kind <> 'store' then null when status = 'disputed' then 'disputed' when status = 'in_progress' and withdrawal_due_at is not null then 'withdrawal' when has_open_return then 'return_open' when status = 'in_progress' then case fulfilment when 'preparing' then 'to_prepare' when 'prepared' then 'to_send' when 'out_for_delivery' then 'on_the_way' end end) STORED;
--> statement-breakpoint
CREATE INDEX "orders_by_store_step" ON "orders" USING btree ("store_step" nulls first,"submitted_at" nulls first);

--> statement-breakpoint
update orders o set has_open_return = true where exists (select 1 from returns r where r.order_id = o.id and r.status in ('requested', 'accepted', 'sent_back'));
--> statement-breakpoint
create function note_open_return() returns trigger language plpgsql as $$
declare
  is_open boolean := exists (select 1 from returns r where r.order_id = new.order_id and r.status in ('requested', 'accepted', 'sent_back'));
begin
  update orders set has_open_return = is_open where id = new.order_id and has_open_return <> is_open;
  return null;
end $$;
--> statement-breakpoint
create trigger returns_note_open after insert or update of status on returns for each row execute function note_open_return();
--> statement-breakpoint
-- The goods of orders of the store, with their options in the title. An outer join: the product may be gone.
create view ordered_products as
select l.id, l.order_id, p.id as product_id,
  concat_ws(' ', l.title ->> 'ar', (select '(' || string_agg(o.value ->> 'ar', '، ' order by o.position) || ')'
    from jsonb_array_elements(l.options) with ordinality as o(value, position))) as title_ar,
  concat_ws(' ', l.title ->> 'en', (select '(' || string_agg(o.value ->> 'en', ', ' order by o.position) || ')'
    from jsonb_array_elements(l.options) with ordinality as o(value, position))) as title_en,
  l.quantity, l.quantity - l.shipped - l.refunded as to_send, l.shipped, l.refunded, l.returned, l.price, l.amount, l.position
from order_lines l left join products p on p.id = l.product_id;
