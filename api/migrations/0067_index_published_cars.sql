-- What a search by dates compares of a car: reading the wide rows of all cars takes most of its time.
CREATE INDEX "cars_published" ON "cars" USING btree ("id") INCLUDE ("provider_id", "city_id", "type", "gear", "seats", "delivery", "foreign_authorization",
  "insurance_price", "insurance_refund", "min_days", "lead_hours", "turnaround_minutes", "daily_price", "monthly_price", "yearly_price", "created_at")
  WHERE "status" = 'published';
