CREATE TABLE "stock" (
	"unit_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_on_hand" CHECK (on_hand >= 0),
	CONSTRAINT "stock_reserved" CHECK (reserved between 0 and on_hand)
);

--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"on_hand_delta" integer DEFAULT 0 NOT NULL,
	"reserved_delta" integer DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "stock_product" ON "stock" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stock_moves_unit" ON "stock_moves" USING btree ("unit_id","created_at");
--> statement-breakpoint
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("order_id");
--> statement-breakpoint
create trigger stock_moves_append_only before update or delete or truncate on stock_moves
  for each statement execute function reject_changes();
--> statement-breakpoint
insert into stock (unit_id, product_id, on_hand) select id, id, quantity from products where type = 'simple' and quantity is not null;
--> statement-breakpoint
insert into stock (unit_id, product_id, on_hand) select id, product_id, quantity from product_variants;
--> statement-breakpoint
insert into stock_moves (unit_id, reason, on_hand_delta) select unit_id, 'receipt', on_hand from stock where on_hand > 0;
--> statement-breakpoint
create function refuse_deletion_of_reserved() returns trigger language plpgsql as $$
begin
  if old.reserved > 0 then
    raise exception '% of the unit % are reserved', old.reserved, old.unit_id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger stock_keep_reserved before delete on stock for each row execute function refuse_deletion_of_reserved();
--> statement-breakpoint
-- A quantity that a form, an import or a bulk action wrote becomes the stock, with a move for the difference.
create function copy_quantity_to_stock() returns trigger language plpgsql as $$
declare
  written jsonb := to_jsonb(coalesce(new, old));
  unit uuid := written ->> 'id';
  wanted integer := case when tg_op <> 'DELETE' and coalesce(written ->> 'type', 'simple') = 'simple' then (written ->> 'quantity')::integer end;
  had integer := (select on_hand from stock where unit_id = unit for update);
begin
  if wanted is not distinct from had then
    return null;
  end if;
  if wanted is null then
    delete from stock where unit_id = unit;
  else
    insert into stock (unit_id, product_id, on_hand) values (unit, coalesce(written ->> 'product_id', written ->> 'id')::uuid, wanted)
      on conflict (unit_id) do update set on_hand = excluded.on_hand;
  end if;
  insert into stock_moves (unit_id, reason, on_hand_delta)
    values (unit, case when had is null then 'receipt' else 'correction' end, coalesce(wanted, 0) - coalesce(had, 0));
  return null;
end $$;
--> statement-breakpoint
create trigger products_copy_quantity after insert or update or delete on products for each row execute function copy_quantity_to_stock();
--> statement-breakpoint
create trigger product_variants_copy_quantity after insert or update or delete on product_variants for each row execute function copy_quantity_to_stock();
--> statement-breakpoint
-- A sale or return becomes the quantity that forms and lists show.
create function copy_stock_to_quantity() returns trigger language plpgsql as $$
begin
  update products set quantity = new.on_hand where id = new.unit_id and type = 'simple' and quantity is distinct from new.on_hand;
  update product_variants set quantity = new.on_hand where id = new.unit_id and quantity is distinct from new.on_hand;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_copy_to_quantity after update on stock for each row when (old.on_hand <> new.on_hand) execute function copy_stock_to_quantity();
--> statement-breakpoint
-- The lists of the store show whether there is any stock, not how much: only that changes them.
drop trigger products_note_change on products;
--> statement-breakpoint
create trigger products_note_change after insert or delete on products for each row execute function note_product_change('id');
--> statement-breakpoint
create trigger products_note_update after update on products for each row
  when (to_jsonb(old) - '{quantity,version,updated_at}'::text[] is distinct from to_jsonb(new) - '{quantity,version,updated_at}'::text[])
  execute function note_product_change('id');
--> statement-breakpoint
drop trigger product_variants_note_change on product_variants;
--> statement-breakpoint
create trigger product_variants_note_change after insert or delete on product_variants for each row execute function note_product_change('product_id');
--> statement-breakpoint
create trigger product_variants_note_update after update on product_variants for each row
  when (to_jsonb(old) - '{quantity,version,updated_at}'::text[] is distinct from to_jsonb(new) - '{quantity,version,updated_at}'::text[])
  execute function note_product_change('product_id');
--> statement-breakpoint
create trigger stock_note_change after insert or delete on stock for each row execute function note_product_change('product_id');
--> statement-breakpoint
create trigger stock_note_update after update on stock for each row when ((old.on_hand > old.reserved) <> (new.on_hand > new.reserved))
  execute function note_product_change('product_id');
--> statement-breakpoint
drop trigger products_content_version on products;
--> statement-breakpoint
create trigger products_content_version after insert or delete or truncate on products for each statement execute function count_content_write();
--> statement-breakpoint
create trigger products_update_content_version after update on products for each row
  when (to_jsonb(old) - '{quantity,version,updated_at}'::text[] is distinct from to_jsonb(new) - '{quantity,version,updated_at}'::text[])
  execute function count_content_write();
--> statement-breakpoint
drop trigger product_variants_content_version on product_variants;
--> statement-breakpoint
create trigger product_variants_content_version after insert or delete or truncate on product_variants
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger product_variants_update_content_version after update on product_variants for each row
  when (to_jsonb(old) - '{quantity,version,updated_at}'::text[] is distinct from to_jsonb(new) - '{quantity,version,updated_at}'::text[])
  execute function count_content_write();
--> statement-breakpoint
create trigger stock_content_version after update on stock for each row when ((old.on_hand > old.reserved) <> (new.on_hand > new.reserved))
  execute function count_content_write();
--> statement-breakpoint
create or replace view store_listings as
  select p.id, p.category_id, p.sub_category_id, p.brand_id, p.provider_id, p.created_at,
    p.discount_type, p.discount_percent, p.discount_amount, p.discount_expires_on,
    case p.type when 'simple' then p.price else coalesce(v.lowest, p.price) end as price,
    p.type = 'multi' and v.lowest <> v.highest as is_starting_price,
    exists (select from stock s where s.product_id = p.id and s.on_hand > s.reserved) as is_available,
    case p.type when 'simple' then array(select o.to_id from products_option_ids o where o.row_id = p.id) else coalesce(v.options, '{}') end as option_ids,
    array(select f.to_id from products_feature_ids f where f.row_id = p.id) as feature_ids,
    p.availability = 'available' and not exists (
      select from product_groups_product_ids member join product_groups g on g.id = member.row_id
      where member.to_id = p.id and g.is_active and g.main_product_id <> p.id) as is_listed
  from products p
  left join lateral (
    select min(one.price) as lowest, max(one.price) as highest,
      (select array_agg(distinct o.to_id) from product_variants_options o join product_variants mine on mine.id = o.row_id where mine.product_id = p.id) as options
    from product_variants one where p.type = 'multi' and one.product_id = p.id) v on true;
