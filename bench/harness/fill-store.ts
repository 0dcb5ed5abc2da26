import { type Client, countRows, fillTable } from './database.ts'

const productCount = 100_000
const variantsPerProduct = 9

/** 100,000 products, nearly half of them with nine variants of three colors and three further options: 400,000 variants in all. */
export async function fillStore(db: Client): Promise<void> {
  if ((await countRows(db, 'products')) >= productCount) return
  await fillTable(db, 'products', productCount, {
    name_ar: "name_ar || ' ' || n",
    name_en: "name_en || ' ' || n",
    sku: "'B' || n",
    type: "case when n % 100 < 45 then 'multi' else 'simple' end",
    price: '(1 + n * 7919 % 3000) * 100',
    quantity: 'case when n % 100 >= 45 then (n % 20)::int end',
    created_at: "timestamptz '2026-01-01' + n * interval '4 minutes'",
  })
  // Without triggers and foreign keys, which take seven minutes for these; what the triggers would write follows.
  await db.query('set session_replication_role = replica')
  await db.query(`insert into product_variants (product_id, price, quantity, sku, combination, position)
    select id, price + 500 * (place % 3), (place * 7 % 11)::int, sku || '-' || place, place::text, place
    from products, generate_series(1, ${variantsPerProduct}) as place
    where type = 'multi' and sku like 'B%' and not exists (select from product_variants v where v.product_id = products.id)`)
  await db.query(`with attributes as (
      select attribute_id, array_agg(id order by sort_order) as options, row_number() over (order by attribute_id) as place
      from attribute_options group by attribute_id having count(*) >= 3 limit 2)
    insert into product_variants_options (row_id, to_id, position)
    select v.id, a.options[1 + case a.place when 1 then v.position % 3 else (v.position / 3) % 3 end], a.place
    from product_variants v, attributes a
    where v.combination = v.position::text`)
  await db.query(`insert into stock (unit_id, product_id, on_hand)
    select v.id, v.product_id, v.quantity from product_variants v where not exists (select from stock where unit_id = v.id)`)
  await db.query(`insert into stock_moves (unit_id, reason, on_hand_delta)
    select unit_id, 'receipt', on_hand from stock where not exists (select from stock_moves m where m.unit_id = stock.unit_id)`)
  await db.query('set session_replication_role = origin')
  await db.query(`insert into product_changes (product_id, changed_in) select id, pg_current_xact_id() from products
    on conflict (product_id) do update set changed_in = excluded.changed_in`)
  await db.query(`insert into products_feature_ids (row_id, to_id, position)
    select p.id, f.id, 1 from products p, (select id, row_number() over () as place, count(*) over () as total from features) f
    where p.sku like 'B%' and f.place = 1 + (hashtext(p.sku) & 1048575) % (f.total * 2) on conflict do nothing`)
  await db.query('vacuum analyze')
  await db.query('checkpoint')
}
