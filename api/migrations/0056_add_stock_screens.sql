ALTER TABLE "stock_moves" ADD COLUMN "admin_id" uuid;
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "note" text;
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "stock_free" ON "stock" USING btree ((on_hand - reserved) nulls first,"unit_id");
--> statement-breakpoint
CREATE INDEX "stock_moves_at" ON "stock_moves" USING btree ("created_at" nulls first,"id");

--> statement-breakpoint
-- The stock of each unit with its product. Inner joins, so that a row of it can be locked.
create view stock_units as
select s.unit_id as id, s.product_id, p.category_id, p.provider_id, s.on_hand, s.reserved, s.on_hand - s.reserved as free,
  case when p.type = 'multi' then (select v.sku from product_variants v where v.id = s.unit_id) else coalesce(p.sku, left(p.id::text, 8)) end as sku,
  case when p.type = 'multi' then (select v.low_stock from product_variants v where v.id = s.unit_id) else p.low_stock end as low_stock,
  case when s.on_hand <= s.reserved then 'sold_out'
    when s.on_hand <= case when p.type = 'multi' then (select v.low_stock from product_variants v where v.id = s.unit_id) else p.low_stock end then 'low'
    else 'in_stock' end as state,
  (select string_agg(o.option_name_ar, '، ' order by o.option_name_ar) from product_variants_options l
    join attribute_options o on o.id = l.to_id where l.row_id = s.unit_id and p.type = 'multi') as variant_ar,
  (select string_agg(o.option_name_en, ', ' order by o.option_name_en) from product_variants_options l
    join attribute_options o on o.id = l.to_id where l.row_id = s.unit_id and p.type = 'multi') as variant_en
from stock s join products p on p.id = s.product_id;
--> statement-breakpoint
-- The moves of stocks. Outer joins: the unit may be gone.
create view unit_moves as
select m.id, m.reason, s.unit_id, s.product_id, m.on_hand_delta, m.reserved_delta, m.order_id, m.admin_id, m.note, m.created_at
from stock_moves m left join stock s on s.unit_id = m.unit_id;
