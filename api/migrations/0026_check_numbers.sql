CREATE TABLE "register_checks" (
	"provider_id" uuid NOT NULL,
	"register" text NOT NULL,
	"checked_number" text NOT NULL,
	"result" text NOT NULL,
	"registered_name" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_number_normalized" text GENERATED ALWAYS AS (normalize_arabic("checked_number")) STORED,
	"registered_name_normalized" text GENERATED ALWAYS AS (normalize_arabic("registered_name")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("checked_number", ''))) STORED,
	CONSTRAINT "register_checks_register_1" CHECK ("register" in ('vat', 'commercial')),
	CONSTRAINT "register_checks_checked_number_1" CHECK (char_length("checked_number") <= 15),
	CONSTRAINT "register_checks_result_1" CHECK ("result" in ('valid', 'invalid', 'no_answer')),
	CONSTRAINT "register_checks_registered_name_1" CHECK (char_length("registered_name") <= 300)
);

--> statement-breakpoint
ALTER TABLE "service_outages" DROP CONSTRAINT "service_outages_service_1";
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "invalid_vat_number" text;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "invalid_commercial_number" text;
--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "register_checks_checked_number" ON "register_checks" USING btree ("checked_number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "register_checks_registered_name" ON "register_checks" USING btree ("registered_name_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "register_checks_checked_at" ON "register_checks" USING btree ("checked_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "register_checks_result" ON "register_checks" USING btree ("result" nulls first,"checked_at" nulls first);
--> statement-breakpoint
CREATE INDEX "register_checks_provider_id" ON "register_checks" USING btree ("provider_id" nulls first,"checked_at" nulls first);
--> statement-breakpoint
CREATE INDEX "register_checks_register" ON "register_checks" USING btree ("register" nulls first,"checked_at" nulls first);
--> statement-breakpoint
CREATE INDEX "register_checks_created_at" ON "register_checks" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "register_checks_updated_at" ON "register_checks" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "register_checks_search" ON "register_checks" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "service_outages" ADD CONSTRAINT "service_outages_service_1" CHECK ("service" in ('sms', 'whatsapp', 'email', 'push', 'card_payments', 'tabby', 'tamara', 'nafath', 'registers', 'storage'));
