-- A product with variants that has none has no lowest price, and its card none that starts.
create or replace view store_listings as
  select p.id, p.category_id, p.sub_category_id, p.brand_id, p.provider_id, p.created_at,
    p.discount_type, p.discount_percent, p.discount_amount, p.discount_expires_on,
    case p.type when 'simple' then p.price else coalesce(v.lowest, p.price) end as price,
    coalesce(p.type = 'multi' and v.lowest <> v.highest, false) as is_starting_price,
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
