ALTER TABLE "credit_notes" RENAME COLUMN "invoice_id" TO "tax_document_id";
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"seller_name_ar" text GENERATED ALWAYS AS (seller ->> 'name_ar') STORED,
	"seller_name_en" text GENERATED ALWAYS AS (seller ->> 'name_en') STORED,
	"seller_vat_number" text GENERATED ALWAYS AS (seller ->> 'vat_number') STORED,
	"seller_commercial_number" text GENERATED ALWAYS AS (seller ->> 'commercial_number') STORED,
	"seller_address_ar" text GENERATED ALWAYS AS (seller ->> 'address_ar') STORED,
	"seller_address_en" text GENERATED ALWAYS AS (seller ->> 'address_en') STORED,
	"buyer_name_ar" text GENERATED ALWAYS AS (buyer ->> 'name_ar') STORED,
	"buyer_name_en" text GENERATED ALWAYS AS (buyer ->> 'name_en') STORED,
	"buyer_commercial_number" text GENERATED ALWAYS AS (buyer ->> 'commercial_number') STORED,
	"buyer_phone" text GENERATED ALWAYS AS (buyer ->> 'phone') STORED,
	"lines" jsonb NOT NULL,
	"service_amount" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"vat_percent" integer NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"prepaid_amount" bigint DEFAULT 0 NOT NULL,
	"prepaid_tax" bigint DEFAULT 0 NOT NULL,
	"note" text,
	"qr" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_documents_kind" CHECK (kind in ('invoice', 'prepayment', 'final')),
	CONSTRAINT "tax_documents_adds_up" CHECK (service_amount - discount + tax = total and total > 0 and tax >= 0),
	CONSTRAINT "tax_documents_prepaid" CHECK (prepaid_amount between 0 and total and prepaid_tax between 0 and tax and (prepaid_amount > 0) = (kind = 'final'))
);

--> statement-breakpoint
ALTER TABLE "credit_notes" DROP CONSTRAINT "credit_notes_invoice_id_invoices_id_fk";

--> statement-breakpoint
DROP INDEX "credit_notes_invoice_id";
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_number_of_seller" ON "tax_documents" USING btree ("seller_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_for_the_whole" ON "tax_documents" USING btree ("invoice_id") WHERE kind <> 'prepayment';
--> statement-breakpoint
CREATE INDEX "tax_documents_by_number" ON "tax_documents" USING btree (normalize_arabic("number") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "tax_documents_by_total" ON "tax_documents" USING btree ("total" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "tax_documents_by_tax" ON "tax_documents" USING btree ("tax" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "tax_documents_by_issued_at" ON "tax_documents" USING btree ("issued_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "tax_documents_by_order_id" ON "tax_documents" USING btree ("order_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "tax_documents_by_provider_id" ON "tax_documents" USING btree ("provider_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "tax_documents_by_invoice_id" ON "tax_documents" USING btree ("invoice_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "tax_documents_search" ON "tax_documents" USING gin (normalize_arabic(coalesce("number", '') || ' ' || coalesce("buyer_name_ar", '') || ' ' || coalesce("buyer_name_en", '')) gin_trgm_ops);
--> statement-breakpoint
-- What was issued as a tax invoice stays issued, with its number, date and code: the document has the id of its invoice, which is the one that its credit notes name.
insert into tax_documents (id, kind, number, seller_id, order_id, invoice_id, provider_id, seller, buyer, lines, service_amount, discount, vat_percent, tax, total, note, qr, issued_at, created_at, updated_at)
  select id, 'invoice', number, provider_id, order_id, id, provider_id, seller, buyer, lines, service_amount, discount, vat_percent, tax, final_amount, note, qr, issued_at, issued_at, issued_at
  from invoices where number is not null;
--> statement-breakpoint
create trigger tax_documents_append_only before update or delete or truncate on tax_documents
  for each statement execute function reject_changes();
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_tax_document_id_tax_documents_id_fk" FOREIGN KEY ("tax_document_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "credit_notes_tax_document_id" ON "credit_notes" USING btree ("tax_document_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
drop trigger invoices_final_once_issued on invoices;
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "qr";
--> statement-breakpoint
create trigger invoices_final_once_issued before update of order_id, offer_id, provider_id, number, service_amount, discount, tax, final_amount, deposit_percent, deposit_amount, vat_percent, commission_percent, seller, buyer, lines, note, price_reason, issued_at, created_at on invoices
  for each row when (old.status <> 'draft') execute function refuse_change_of('order_id', 'offer_id', 'provider_id', 'number', 'service_amount', 'discount', 'tax', 'final_amount', 'deposit_percent', 'deposit_amount', 'vat_percent', 'commission_percent', 'seller', 'buyer', 'lines', 'note', 'price_reason', 'issued_at', 'created_at');

