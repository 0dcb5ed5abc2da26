ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_method";
--> statement-breakpoint
ALTER TABLE "gateway_differences" ADD COLUMN "gateway" text DEFAULT 'moyasar' NOT NULL;
--> statement-breakpoint
CREATE INDEX "gateway_differences_gateway" ON "gateway_differences" USING btree ("gateway" nulls first,"occurred_at" nulls first);
--> statement-breakpoint
ALTER TABLE "gateway_differences" ADD CONSTRAINT "gateway_differences_gateway_1" CHECK ("gateway" in ('moyasar', 'sandbox', 'tabby', 'tamara'));
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK (amount > 0 and discount >= 0 and wallet_amount >= 0 and (wallet_amount = 0 or gateway is not null));
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_gateway_method" CHECK ((method in ('electronic', 'tabby', 'tamara')) = (gateway is not null));
--> statement-breakpoint
ALTER TABLE "gateway_differences" ALTER COLUMN "gateway" DROP DEFAULT;

--> statement-breakpoint
-- A demo has the differences of its own gateway.
UPDATE "gateway_differences" d SET "gateway" = coalesce((SELECT p."gateway" FROM "payments" p WHERE p."gateway_id" = d."page_id"), (SELECT e."gateway" FROM "gateway_events" e WHERE e."event_id" = d."reference" LIMIT 1), d."gateway");
