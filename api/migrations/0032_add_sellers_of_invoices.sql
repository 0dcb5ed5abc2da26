ALTER TABLE "settlements" ADD COLUMN "margin" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD COLUMN "margin" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sold_by" text DEFAULT 'provider' NOT NULL;
--> statement-breakpoint
CREATE INDEX "settlements_margin" ON "settlements" USING btree ("margin" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_margin" ON "settlement_lines" USING btree ("margin" nulls first,"id");
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_margin_1" CHECK ("margin" >= -100000000000);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_margin_1" CHECK ("margin" >= -100000000000);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_sold_by" CHECK (sold_by in ('provider', 'platform'));

--> statement-breakpoint
drop trigger invoices_final_once_issued on invoices;
--> statement-breakpoint
create trigger invoices_final_once_issued before update of order_id, offer_id, provider_id, number, service_amount, discount, tax, final_amount, deposit_percent, deposit_amount, sold_by, vat_percent, commission_percent, seller, buyer, lines, note, price_reason, issued_at, created_at on invoices
  for each row when (old.status <> 'draft') execute function refuse_change_of('order_id', 'offer_id', 'provider_id', 'number', 'service_amount', 'discount', 'tax', 'final_amount', 'deposit_percent', 'deposit_amount', 'sold_by', 'vat_percent', 'commission_percent', 'seller', 'buyer', 'lines', 'note', 'price_reason', 'issued_at', 'created_at');
