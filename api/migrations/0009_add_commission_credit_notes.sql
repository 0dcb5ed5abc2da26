CREATE TABLE "commission_credit_notes" (
	"number" text NOT NULL,
	"settlement_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"invoice_numbers" text NOT NULL,
	"reason_ar" text NOT NULL,
	"reason_en" text NOT NULL,
	"net" bigint NOT NULL,
	"vat_percent" integer,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"seller_name_ar" text NOT NULL,
	"seller_name_en" text NOT NULL,
	"seller_vat_number" text NOT NULL,
	"seller_commercial_number" text,
	"seller_address_ar" text,
	"seller_address_en" text,
	"buyer_name_ar" text NOT NULL,
	"buyer_name_en" text NOT NULL,
	"buyer_vat_number" text,
	"buyer_commercial_number" text,
	"buyer_address_ar" text,
	"buyer_address_en" text,
	"qr" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("invoice_numbers", ''))) STORED,
	CONSTRAINT "commission_credit_notes_number_1" CHECK (char_length("number") <= 40),
	CONSTRAINT "commission_credit_notes_invoice_numbers_1" CHECK (char_length("invoice_numbers") <= 20000),
	CONSTRAINT "commission_credit_notes_reason_1" CHECK (char_length("reason_ar") <= 200),
	CONSTRAINT "commission_credit_notes_reason_2" CHECK (char_length("reason_en") <= 200),
	CONSTRAINT "commission_credit_notes_net_1" CHECK ("net" >= 1),
	CONSTRAINT "commission_credit_notes_vat_percent_1" CHECK ("vat_percent" between 0 and 100),
	CONSTRAINT "commission_credit_notes_tax_1" CHECK ("tax" >= 0),
	CONSTRAINT "commission_credit_notes_total_1" CHECK ("total" >= 1),
	CONSTRAINT "commission_credit_notes_seller_name_1" CHECK (char_length("seller_name_ar") <= 120),
	CONSTRAINT "commission_credit_notes_seller_name_2" CHECK (char_length("seller_name_en") <= 120),
	CONSTRAINT "commission_credit_notes_seller_vat_number_1" CHECK (char_length("seller_vat_number") <= 15),
	CONSTRAINT "commission_credit_notes_seller_commercial_number_1" CHECK (char_length("seller_commercial_number") <= 10),
	CONSTRAINT "commission_credit_notes_seller_address_1" CHECK (char_length("seller_address_ar") <= 200),
	CONSTRAINT "commission_credit_notes_seller_address_2" CHECK (char_length("seller_address_en") <= 200),
	CONSTRAINT "commission_credit_notes_buyer_vat_number_1" CHECK (char_length("buyer_vat_number") <= 15),
	CONSTRAINT "commission_credit_notes_buyer_commercial_number_1" CHECK (char_length("buyer_commercial_number") <= 10),
	CONSTRAINT "commission_credit_notes_qr_1" CHECK (char_length("qr") <= 700)
);

--> statement-breakpoint
ALTER TABLE "commission_credit_notes" ADD CONSTRAINT "commission_credit_notes_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_credit_notes" ADD CONSTRAINT "commission_credit_notes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_credit_notes_number_unique" ON "commission_credit_notes" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_credit_notes_settlement_id_unique" ON "commission_credit_notes" USING btree ("settlement_id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_number" ON "commission_credit_notes" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_net" ON "commission_credit_notes" USING btree ("net" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_tax" ON "commission_credit_notes" USING btree ("tax" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_total" ON "commission_credit_notes" USING btree ("total" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_issued_at" ON "commission_credit_notes" USING btree ("issued_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_provider_id" ON "commission_credit_notes" USING btree ("provider_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_settlement_id" ON "commission_credit_notes" USING btree ("settlement_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "commission_credit_notes_search" ON "commission_credit_notes" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
create trigger commission_credit_notes_append_only before update or delete or truncate on commission_credit_notes
  for each statement execute function reject_changes();
