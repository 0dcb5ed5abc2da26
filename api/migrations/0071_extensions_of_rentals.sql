CREATE TABLE "rental_extensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"former_return_at" timestamp (3) with time zone NOT NULL,
	"return_at" timestamp (3) with time zone NOT NULL,
	"days" integer NOT NULL,
	"price" bigint NOT NULL,
	"status" text NOT NULL,
	"checkout_id" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "rental_extensions_longer" CHECK (former_return_at < return_at and days > 0),
	CONSTRAINT "rental_extensions_price" CHECK (price >= 0 and (price > 0) = (checkout_id is not null)),
	CONSTRAINT "rental_extensions_status" CHECK (status in ('asked', 'accepted', 'paid', 'rejected', 'expired') and (status = 'paid') = (paid_at is not null))
);

--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_kind";
--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "rates" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "late_charge" bigint;
--> statement-breakpoint
ALTER TABLE "rental_extensions" ADD CONSTRAINT "rental_extensions_order_id_rentals_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."rentals"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rental_extensions" ADD CONSTRAINT "rental_extensions_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "rental_extensions_order" ON "rental_extensions" USING btree ("order_id","requested_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "rental_extensions_checkout" ON "rental_extensions" USING btree ("checkout_id") WHERE checkout_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "rental_extensions_one_open" ON "rental_extensions" USING btree ("order_id") WHERE status in ('asked', 'accepted');
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_kind" CHECK (kind in ('invoice', 'prepayment', 'final', 'claim', 'supplement'));
--> statement-breakpoint
ALTER TABLE "rentals" ALTER COLUMN "rates" DROP DEFAULT;
--> statement-breakpoint
UPDATE "rentals" SET "rates" = jsonb_build_object('daily_price', "cars"."daily_price", 'monthly_price', "cars"."monthly_price", 'yearly_price', "cars"."yearly_price", 'services_per_day', 0) FROM "cars" WHERE "cars"."id" = "rentals"."car_id";
--> statement-breakpoint
-- A supplement adds one line to a paid invoice, with its amounts. Nothing else of an issued invoice changes.
drop trigger invoices_final_once_issued on invoices;
--> statement-breakpoint
create trigger invoices_final_once_issued before update of order_id, offer_id, provider_id, number, discount, deposit_percent, sold_by, vat_percent, commission_percent, seller, buyer, note, price_reason, issued_at, created_at on invoices
  for each row when (old.status <> 'draft') execute function refuse_change_of('order_id', 'offer_id', 'provider_id', 'number', 'discount', 'deposit_percent', 'sold_by', 'vat_percent', 'commission_percent', 'seller', 'buyer', 'note', 'price_reason', 'issued_at', 'created_at');
--> statement-breakpoint
create trigger invoices_amounts_final_once_issued before update of service_amount, tax, final_amount, deposit_amount, lines on invoices
  for each row when (old.status <> 'draft' and not (old.status = 'paid' and new.status = 'partially_paid' and new.final_amount > old.final_amount and new.lines - (-1) = old.lines))
  execute function refuse_change_of('service_amount', 'tax', 'final_amount', 'deposit_amount', 'lines');
