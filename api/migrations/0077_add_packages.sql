CREATE TABLE "packages" (
	"provider_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"description_ar" text,
	"description_en" text,
	"includes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"duration_days" integer DEFAULT 1 NOT NULL,
	"images" uuid[],
	"status" text NOT NULL,
	"return_reason" text,
	"title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_ar")) STORED,
	"title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("title_ar", '') || ' ' || coalesce("title_en", ''))) STORED,
	CONSTRAINT "packages_title_1" CHECK (char_length("title_ar") <= 80),
	CONSTRAINT "packages_title_2" CHECK (char_length("title_en") <= 80),
	CONSTRAINT "packages_description_1" CHECK (char_length("description_ar") <= 600),
	CONSTRAINT "packages_description_2" CHECK (char_length("description_en") <= 600),
	CONSTRAINT "packages_price_1" CHECK ("price" >= 100),
	CONSTRAINT "packages_duration_days_1" CHECK ("duration_days" >= 1),
	CONSTRAINT "packages_duration_days_2" CHECK ("duration_days" <= 365),
	CONSTRAINT "packages_status_1" CHECK ("status" in ('pending_review', 'published', 'paused', 'returned')),
	CONSTRAINT "packages_return_reason_1" CHECK (char_length("return_reason") <= 500)
);

--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "package_id" uuid;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "package_terms" jsonb;
--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "packages_title_ar" ON "packages" USING btree ("title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "packages_title_en" ON "packages" USING btree ("title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "packages_price" ON "packages" USING btree ("price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "packages_duration_days" ON "packages" USING btree ("duration_days" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "packages_created_at" ON "packages" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "packages_provider_id" ON "packages" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "packages_service_id" ON "packages" USING btree ("service_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "packages_status" ON "packages" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "packages_updated_at" ON "packages" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "packages_search" ON "packages" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_by_package_id" ON "orders" USING btree ("package_id" nulls first,"submitted_at" nulls first);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package" CHECK ((package_id is null) = (package_terms is null) and (package_id is null or kind = 'private'));

--> statement-breakpoint
create trigger packages_content_version after insert or update or delete or truncate on packages
  for each statement execute function count_content_write();
