ALTER TABLE "credit_notes" DROP CONSTRAINT "credit_notes_cause_1";
--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_adds_up";
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "coupon_discount" bigint DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "reduction" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "coupon_discount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "coupon_vat" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "credit_notes_coupon_discount" ON "credit_notes" USING btree ("coupon_discount" nulls first,"id");
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_coupon_discount_1" CHECK ("coupon_discount" >= -1);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_cause_1" CHECK ("cause" in ('refund', 'order_cancelled', 'invoice_rejected', 'coupon', 'closed_with_paid'));
--> statement-breakpoint
-- The discount of a final invoice had what was refunded or given up before it. Its PDF already showed each as a line of its own.
alter table tax_documents disable trigger tax_documents_append_only;
--> statement-breakpoint
update tax_documents t set discount = i.discount, reduction = t.discount - i.discount from invoices i where i.id = t.invoice_id and t.kind = 'final' and t.discount > i.discount;
--> statement-breakpoint
alter table tax_documents enable trigger tax_documents_append_only;
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_adds_up" CHECK (service_amount - discount - reduction - coupon_discount + tax = total and total > 0 and tax >= 0);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK (amount >= 0 and discount >= 0 and amount + discount > 0 and commission_vat >= 0 and commission_vat + coupon_vat between 0 and commission);
--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "coupon_discount" DROP DEFAULT;
