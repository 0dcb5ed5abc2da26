CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"km" integer NOT NULL,
	"fuel" integer NOT NULL,
	"damage" jsonb NOT NULL,
	"notes" text,
	"file_ids" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "handovers_condition" CHECK (km >= 0 and fuel between 0 and 8 and jsonb_array_length(file_ids) between 1 and 5)
);

--> statement-breakpoint
CREATE TABLE "rental_drivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"birth_date" date NOT NULL,
	"id_type" text NOT NULL,
	"license_hash" text NOT NULL,
	"license_last4" text NOT NULL,
	"license_expires_on" date NOT NULL
);

--> statement-breakpoint
CREATE TABLE "rentals" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"car_title" jsonb NOT NULL,
	"pickup_at" timestamp (3) with time zone NOT NULL,
	"return_at" timestamp (3) with time zone NOT NULL,
	"days" integer NOT NULL,
	"tariff" text NOT NULL,
	"pickup_place" jsonb,
	"return_place" jsonb,
	"options" jsonb NOT NULL,
	"countries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"kept_amount" bigint NOT NULL,
	"free_cancel_until" timestamp (3) with time zone NOT NULL,
	"security_deposit" bigint NOT NULL,
	"security_deposit_held_at" timestamp (3) with time zone,
	"security_deposit_returned_at" timestamp (3) with time zone,
	"contract_number" text,
	"permit_number" text,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"handed_over_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"overdue_at" timestamp (3) with time zone,
	CONSTRAINT "rentals_dates" CHECK (pickup_at < return_at and days > 0),
	CONSTRAINT "rentals_amounts" CHECK (total > 0 and security_deposit >= 0 and kept_amount between 0 and total),
	CONSTRAINT "rentals_returned" CHECK (returned_at is null or handed_over_at is not null),
	CONSTRAINT "rentals_deposit" CHECK (security_deposit_returned_at is null or security_deposit_held_at is not null)
);

--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_not_negative";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_fulfilment";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_store";
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_order_id_rentals_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."rentals"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rental_drivers" ADD CONSTRAINT "rental_drivers_order_id_rentals_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."rentals"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_kind" ON "handovers" USING btree ("order_id","kind");
--> statement-breakpoint
CREATE UNIQUE INDEX "rental_drivers_order" ON "rental_drivers" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "rentals_car" ON "rentals" USING btree ("car_id","pickup_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "rentals_one_out" ON "rentals" USING btree ("car_id") WHERE handed_over_at is not null and returned_at is null;
--> statement-breakpoint
CREATE INDEX "rentals_security_deposit" ON "rentals" USING btree ("returned_at") WHERE security_deposit_held_at is not null and security_deposit_returned_at is null;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_not_negative" CHECK (balance >= 0 or kind not in ('client_wallet', 'provider_payable', 'escrow', 'security_deposit'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment" CHECK (fulfilment is null or (kind = 'store' and fulfilment in ('preparing', 'prepared', 'out_for_delivery'))
        or (kind = 'car' and fulfilment in ('booked', 'under_inspection', 'inspected', 'received', 'delivered')));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store" CHECK ((kind in ('store', 'car')) = (category_id is null) and (kind in ('store', 'car')) = (checkout_id is not null));
