-- The prices of a rental are those of its own lines: what its car costs later, and without the VAT of a sale by the platform, is not what its client pays.
-- A service that counts more than once is paid by the day; of one for a single day, its car says it.
UPDATE "rentals" SET "rates" = "rates" || coalesce(found.prices, '{}') || CASE WHEN ("rates"->>'services_per_day')::bigint = 0
  THEN jsonb_build_object('services_per_day', found.services) ELSE '{}' END
FROM (
  SELECT r.order_id,
    jsonb_object_agg(CASE line->>'kind' WHEN 'rent_day' THEN 'daily_price' WHEN 'rent_month' THEN 'monthly_price' ELSE 'yearly_price' END, line->'unit_price')
      FILTER (WHERE line->>'kind' IN ('rent_day', 'rent_month', 'rent_year')) AS prices,
    coalesce(sum((line->>'unit_price')::bigint) FILTER (WHERE line->>'kind' = 'service' AND ((line->>'count')::int > 1 OR (r.days = 1 AND EXISTS (
      SELECT 1 FROM jsonb_array_elements(c.additional_services) service WHERE service->>'per' = 'day' AND service->'name' = line->'title')))), 0) AS services
  FROM rentals r JOIN cars c ON c.id = r.car_id CROSS JOIN LATERAL jsonb_array_elements(r.lines) line
  GROUP BY r.order_id
) found WHERE found.order_id = "rentals"."order_id";
--> statement-breakpoint
-- The claim of a late return stores no reason: it is written from the times of the rental, in the language of each reader.
UPDATE "deposit_claims" SET "reason" = '' WHERE "kind" = 'late' AND "reason" LIKE 'الموعد % · Due %, returned %' AND cardinality(coalesce("photos", '{}')) = 0;
