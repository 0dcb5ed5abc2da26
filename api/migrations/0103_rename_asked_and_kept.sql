ALTER TABLE "deposit_claims" RENAME COLUMN "kept_amount" TO "retained_amount";
--> statement-breakpoint
ALTER TABLE "rentals" RENAME COLUMN "kept_amount" TO "retained_amount";
--> statement-breakpoint
ALTER TABLE "approvals" RENAME COLUMN "asked_by" TO "requested_by";
--> statement-breakpoint
ALTER TABLE "approvals" RENAME COLUMN "asked_at" TO "requested_at";
--> statement-breakpoint
ALTER TABLE "deposit_claims" DROP CONSTRAINT "deposit_claims_kept_amount_1";
--> statement-breakpoint
ALTER TABLE "rental_extensions" DROP CONSTRAINT "rental_extensions_status";
--> statement-breakpoint
ALTER TABLE "rentals" DROP CONSTRAINT "rentals_amounts";
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_asked_by_users_id_fk";

--> statement-breakpoint
DROP INDEX "deposit_claims_kept_amount";
--> statement-breakpoint
DROP INDEX "approvals_asked_by";
--> statement-breakpoint
DROP INDEX "approvals_order";
--> statement-breakpoint
DROP INDEX "rental_extensions_one_open";
--> statement-breakpoint
UPDATE "rental_extensions" SET "status" = 'requested' WHERE "status" = 'asked';
--> statement-breakpoint
-- Arranged lists of claims name the column.
UPDATE "saved_views" SET "columns" = replace("columns"::text, '"kept_amount"', '"retained_amount"')::jsonb, "query" = regexp_replace("query", '\mkept_amount\M', 'retained_amount', 'g') WHERE "resource" = 'deposit-claims';
--> statement-breakpoint
UPDATE "admin_preferences" SET "lists" = replace("lists"::text, '"kept_amount"', '"retained_amount"')::jsonb WHERE "lists" ? 'deposit-claims';
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "deposit_claims_retained_amount" ON "deposit_claims" USING btree ("retained_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "approvals_requested_by" ON "approvals" USING btree ("requested_by");
--> statement-breakpoint
CREATE INDEX "approvals_order" ON "approvals" USING btree ("order_id","requested_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "rental_extensions_one_open" ON "rental_extensions" USING btree ("order_id") WHERE status in ('requested', 'accepted');
--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_retained_amount_1" CHECK ("retained_amount" >= 0);
--> statement-breakpoint
ALTER TABLE "rental_extensions" ADD CONSTRAINT "rental_extensions_status" CHECK (status in ('requested', 'accepted', 'paid', 'rejected', 'expired') and (status = 'paid') = (paid_at is not null));
--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_amounts" CHECK (total > 0 and security_deposit >= 0 and retained_amount between 0 and total);
