ALTER TABLE "payments" DROP CONSTRAINT "payments_purpose";
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "coupon_code" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose" CHECK ((purpose = 'order') = (order_id is not null) and (purpose = 'order') = (invoice_id is not null)
        and (purpose = 'order') = (instalment is not null) and (purpose = 'order' or ((discount = 0 or checkout_id is not null) and wallet_amount = 0 and method <> 'wallet')));
