CREATE TABLE "product_changes" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);

--> statement-breakpoint
CREATE INDEX "product_changes_changed_in" ON "product_changes" USING btree ("changed_in");
--> statement-breakpoint
-- Notes the products whose column is named in the first argument, before and after the change. With a second argument the column refers to a row of that
-- table, which has the product in the column of the third.
create function note_product_change() returns trigger language plpgsql as $$
declare
  changed uuid[] := array[(to_jsonb(old) ->> tg_argv[0])::uuid, (to_jsonb(new) ->> tg_argv[0])::uuid];
begin
  if tg_nargs > 1 then
    execute format('select array_agg(%I) from %I where id = any($1)', tg_argv[2], tg_argv[1]) into changed using changed;
  end if;
  insert into product_changes (product_id, changed_in)
    select distinct id, pg_current_xact_id() from unnest(changed) as id where id is not null
    on conflict (product_id) do update set changed_in = excluded.changed_in where product_changes.changed_in <> excluded.changed_in;
  return null;
end $$;
--> statement-breakpoint
create trigger products_note_change after insert or update or delete on products
  for each row execute function note_product_change('id');
--> statement-breakpoint
create trigger product_variants_note_change after insert or update or delete on product_variants
  for each row execute function note_product_change('product_id');
--> statement-breakpoint
create trigger products_feature_ids_note_change after insert or update or delete on products_feature_ids
  for each row execute function note_product_change('row_id');
--> statement-breakpoint
create trigger products_option_ids_note_change after insert or update or delete on products_option_ids
  for each row execute function note_product_change('row_id');
--> statement-breakpoint
create trigger product_variants_options_note_change after insert or update or delete on product_variants_options
  for each row execute function note_product_change('row_id', 'product_variants', 'product_id');
--> statement-breakpoint
create trigger product_groups_product_ids_note_change after insert or update or delete on product_groups_product_ids
  for each row execute function note_product_change('to_id');
--> statement-breakpoint
-- Another main product or an inactive group changes which of its products the lists show.
create function note_group_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id, changed_in)
    select to_id, pg_current_xact_id() from product_groups_product_ids where row_id = new.id
    on conflict (product_id) do update set changed_in = excluded.changed_in where product_changes.changed_in <> excluded.changed_in;
  return null;
end $$;
--> statement-breakpoint
create trigger product_groups_note_change after update on product_groups
  for each row when (old.main_product_id is distinct from new.main_product_id or old.is_active is distinct from new.is_active)
  execute function note_group_change();
--> statement-breakpoint
insert into product_changes (product_id, changed_in) select id, pg_current_xact_id() from products;
--> statement-breakpoint
-- What the store lists of each product. Of an active group only the main product is listed.
create view store_listings as
  select p.id, p.category_id, p.sub_category_id, p.brand_id, p.provider_id, p.created_at,
    p.discount_type, p.discount_percent, p.discount_amount, p.discount_expires_on,
    case p.type when 'simple' then p.price else coalesce(v.lowest, p.price) end as price,
    p.type = 'multi' and v.lowest <> v.highest as is_starting_price,
    case p.type when 'simple' then coalesce(p.quantity, 0) > 0 else coalesce(v.quantity, 0) > 0 end as is_available,
    case p.type when 'simple' then array(select o.to_id from products_option_ids o where o.row_id = p.id) else coalesce(v.options, '{}') end as option_ids,
    array(select f.to_id from products_feature_ids f where f.row_id = p.id) as feature_ids,
    p.availability = 'available' and not exists (
      select from product_groups_product_ids member join product_groups g on g.id = member.row_id
      where member.to_id = p.id and g.is_active and g.main_product_id <> p.id) as is_listed
  from products p
  left join lateral (
    select min(one.price) as lowest, max(one.price) as highest, max(one.quantity) as quantity,
      (select array_agg(distinct o.to_id) from product_variants_options o join product_variants mine on mine.id = o.row_id where mine.product_id = p.id) as options
    from product_variants one where p.type = 'multi' and one.product_id = p.id) v on true;
--> statement-breakpoint
create trigger brands_content_version after insert or update or delete or truncate on brands
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger product_categories_content_version after insert or update or delete or truncate on product_categories
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger attributes_content_version after insert or update or delete or truncate on attributes
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger attribute_options_content_version after insert or update or delete or truncate on attribute_options
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger features_content_version after insert or update or delete or truncate on features
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger products_content_version after insert or update or delete or truncate on products
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger product_variants_content_version after insert or update or delete or truncate on product_variants
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger product_groups_content_version after insert or update or delete or truncate on product_groups
  for each statement execute function count_content_write();
