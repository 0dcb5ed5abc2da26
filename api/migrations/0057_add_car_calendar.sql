ALTER TABLE "cars" DROP COLUMN "search";
--> statement-breakpoint
CREATE TABLE "car_holds" (
	"car_id" uuid NOT NULL,
	"kind" text DEFAULT 'block' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"note" text,
	"released_at" timestamp (3) with time zone,
	"note_normalized" text GENERATED ALWAYS AS (normalize_arabic("note")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("note", ''))) STORED,
	CONSTRAINT "car_holds_kind_1" CHECK ("kind" in ('block', 'maintenance', 'rental')),
	CONSTRAINT "car_holds_note_1" CHECK (char_length("note") <= 200)
);

--> statement-breakpoint
CREATE TABLE "car_offers" (
	"offer_title_ar" text NOT NULL,
	"offer_title_en" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"car_id" uuid,
	"discount_type" text NOT NULL,
	"discount_percent" integer,
	"discount_amount" bigint,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"min_days" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"offer_title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("offer_title_ar")) STORED,
	"offer_title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("offer_title_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("offer_title_ar", '') || ' ' || coalesce("offer_title_en", ''))) STORED,
	CONSTRAINT "car_offers_offer_title_1" CHECK (char_length("offer_title_ar") <= 60),
	CONSTRAINT "car_offers_offer_title_2" CHECK (char_length("offer_title_en") <= 60),
	CONSTRAINT "car_offers_discount_type_1" CHECK ("discount_type" in ('ratio', 'number')),
	CONSTRAINT "car_offers_discount_percent_1" CHECK ("discount_percent" between 1 and 100),
	CONSTRAINT "car_offers_discount_amount_1" CHECK ("discount_amount" >= 1),
	CONSTRAINT "car_offers_min_days_1" CHECK ("min_days" >= 1),
	CONSTRAINT "car_offers_min_days_2" CHECK ("min_days" <= 365)
);

--> statement-breakpoint
DROP INDEX "cars_is_available";
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "plate" text;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "seats" integer DEFAULT 5 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "gear" text DEFAULT 'automatic' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "fuel" text DEFAULT 'petrol' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "city_id" uuid;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "branch_place" text;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "min_driver_age" integer DEFAULT 21 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "min_days" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "lead_hours" integer DEFAULT 2 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "turnaround_minutes" integer DEFAULT 120 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "km_per_day" integer;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "km_price" bigint;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "plate_normalized" text GENERATED ALWAYS AS (normalize_arabic("plate")) STORED;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", '') || ' ' || coalesce("model", '') || ' ' || coalesce("plate", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "car_holds" ADD CONSTRAINT "car_holds_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_holds" ADD CONSTRAINT "car_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_offers" ADD CONSTRAINT "car_offers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_offers" ADD CONSTRAINT "car_offers_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "car_holds_starts_at" ON "car_holds" USING btree ("starts_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_holds_ends_at" ON "car_holds" USING btree ("ends_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_holds_note" ON "car_holds" USING btree ("note_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_holds_released_at" ON "car_holds" USING btree ("released_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_holds_car_id" ON "car_holds" USING btree ("car_id" nulls first,"starts_at" nulls first);
--> statement-breakpoint
CREATE INDEX "car_holds_kind" ON "car_holds" USING btree ("kind" nulls first,"starts_at" nulls first);
--> statement-breakpoint
CREATE INDEX "car_holds_order_id" ON "car_holds" USING btree ("order_id" nulls first,"starts_at" nulls first);
--> statement-breakpoint
CREATE INDEX "car_holds_created_at" ON "car_holds" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_holds_updated_at" ON "car_holds" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_holds_search" ON "car_holds" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "car_offers_offer_title_ar" ON "car_offers" USING btree ("offer_title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_offer_title_en" ON "car_offers" USING btree ("offer_title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_discount_percent" ON "car_offers" USING btree ("discount_percent" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_discount_amount" ON "car_offers" USING btree ("discount_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_starts_on" ON "car_offers" USING btree ("starts_on" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_ends_on" ON "car_offers" USING btree ("ends_on" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_created_at" ON "car_offers" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_provider_id" ON "car_offers" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "car_offers_car_id" ON "car_offers" USING btree ("car_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "car_offers_discount_type" ON "car_offers" USING btree ("discount_type" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "car_offers_min_days" ON "car_offers" USING btree ("min_days" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_is_active" ON "car_offers" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_updated_at" ON "car_offers" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "car_offers_search" ON "car_offers" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "cars_provider_id_plate_unique" ON "cars" USING btree ("provider_id","plate");
--> statement-breakpoint
CREATE INDEX "cars_plate" ON "cars" USING btree ("plate_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_city_id" ON "cars" USING btree ("city_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_status" ON "cars" USING btree ("status" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_seats" ON "cars" USING btree ("seats" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_gear" ON "cars" USING btree ("gear" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_fuel" ON "cars" USING btree ("fuel" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_min_driver_age" ON "cars" USING btree ("min_driver_age" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_min_days" ON "cars" USING btree ("min_days" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_lead_hours" ON "cars" USING btree ("lead_hours" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_turnaround_minutes" ON "cars" USING btree ("turnaround_minutes" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_km_per_day" ON "cars" USING btree ("km_per_day" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_km_price" ON "cars" USING btree ("km_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_search" ON "cars" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_plate_1" CHECK (char_length("plate") <= 20);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_seats_1" CHECK ("seats" >= 2);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_seats_2" CHECK ("seats" <= 9);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_gear_1" CHECK ("gear" in ('automatic', 'manual'));
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_fuel_1" CHECK ("fuel" in ('petrol', 'diesel', 'hybrid', 'electric'));
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_branch_place_1" CHECK (char_length("branch_place") <= 200);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_min_driver_age_1" CHECK ("min_driver_age" >= 18);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_min_driver_age_2" CHECK ("min_driver_age" <= 75);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_min_days_1" CHECK ("min_days" >= 1);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_min_days_2" CHECK ("min_days" <= 365);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_lead_hours_1" CHECK ("lead_hours" >= 0);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_lead_hours_2" CHECK ("lead_hours" <= 168);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_turnaround_minutes_1" CHECK ("turnaround_minutes" >= 0);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_turnaround_minutes_2" CHECK ("turnaround_minutes" <= 2880);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_km_per_day_1" CHECK ("km_per_day" >= 50);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_km_per_day_2" CHECK ("km_per_day" <= 5000);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_km_price_1" CHECK ("km_price" >= 0);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_status_1" CHECK ("status" in ('draft', 'pending_review', 'published', 'hidden', 'retired'));
--> statement-breakpoint
-- Two holds of one car never share an instant. The constraint names starts_at, the field that shows its error.
ALTER TABLE "car_holds" ADD CONSTRAINT "car_holds_starts_at_free" EXCLUDE USING gist ("car_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&) WHERE ("released_at" IS NULL);
--> statement-breakpoint
ALTER TABLE "car_holds" ADD CONSTRAINT "car_holds_ends_at_after_start" CHECK ("starts_at" < "ends_at");
--> statement-breakpoint
-- Unavailable dates were whole days of Riyadh, both included.
INSERT INTO "car_holds" ("car_id", "kind", "starts_at", "ends_at")
SELECT "cars"."id", 'block', (period->>'from')::date::timestamp AT TIME ZONE 'Asia/Riyadh', ((period->>'to')::date + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'
FROM "cars", jsonb_array_elements("cars"."unavailable") AS period
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "cars" SET "status" = CASE WHEN "is_available" THEN 'published' ELSE 'hidden' END,
  "city_id" = (SELECT "provider_cities"."city_id" FROM "provider_cities" WHERE "provider_cities"."provider_id" = "cars"."provider_id" ORDER BY "provider_cities"."city_id" LIMIT 1);
--> statement-breakpoint
ALTER TABLE "cars" DROP COLUMN "unavailable";
--> statement-breakpoint
ALTER TABLE "cars" DROP COLUMN "is_available";
--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
UPDATE "cars" SET "additional_services" = (SELECT jsonb_agg(CASE WHEN entry->>'per' IS NULL THEN entry || '{"per":"rental"}'::jsonb ELSE entry END ORDER BY at) FROM jsonb_array_elements("additional_services") WITH ORDINALITY AS entries(entry, at)) WHERE jsonb_typeof("additional_services") = 'array' AND jsonb_array_length("additional_services") > 0;
