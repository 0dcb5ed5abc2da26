CREATE TABLE "shipping_rates" (
	"shipping_title_ar" text NOT NULL,
	"shipping_title_en" text NOT NULL,
	"provider_id" uuid,
	"method" text NOT NULL,
	"city_id" uuid,
	"price" bigint NOT NULL,
	"free_from" bigint,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"shipping_title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("shipping_title_ar")) STORED,
	"shipping_title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("shipping_title_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("shipping_title_ar", '') || ' ' || coalesce("shipping_title_en", ''))) STORED,
	CONSTRAINT "shipping_rates_shipping_title_1" CHECK (char_length("shipping_title_ar") <= 60),
	CONSTRAINT "shipping_rates_shipping_title_2" CHECK (char_length("shipping_title_en") <= 60),
	CONSTRAINT "shipping_rates_method_1" CHECK ("method" in ('pick_up', 'own_delivery', 'carrier')),
	CONSTRAINT "shipping_rates_price_1" CHECK ("price" >= 0),
	CONSTRAINT "shipping_rates_price_2" CHECK ("price" <= 1000000),
	CONSTRAINT "shipping_rates_free_from_1" CHECK ("free_from" >= 1),
	CONSTRAINT "shipping_rates_days_min_1" CHECK ("days_min" >= 0),
	CONSTRAINT "shipping_rates_days_min_2" CHECK ("days_min" <= 60),
	CONSTRAINT "shipping_rates_days_max_1" CHECK ("days_max" >= 0),
	CONSTRAINT "shipping_rates_days_max_2" CHECK ("days_max" <= 60)
);

--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shipping_rates_shipping_title_ar" ON "shipping_rates" USING btree ("shipping_title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_shipping_title_en" ON "shipping_rates" USING btree ("shipping_title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_price" ON "shipping_rates" USING btree ("price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_free_from" ON "shipping_rates" USING btree ("free_from" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_created_at" ON "shipping_rates" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_provider_id" ON "shipping_rates" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "shipping_rates_city_id" ON "shipping_rates" USING btree ("city_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "shipping_rates_method" ON "shipping_rates" USING btree ("method" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "shipping_rates_days_min" ON "shipping_rates" USING btree ("days_min" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_days_max" ON "shipping_rates" USING btree ("days_max" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_is_active" ON "shipping_rates" USING btree ("is_active" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_updated_at" ON "shipping_rates" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipping_rates_search" ON "shipping_rates" USING gin ("search" gin_trgm_ops);
