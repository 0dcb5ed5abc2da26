CREATE TABLE "order_repeats" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"every" text NOT NULL,
	"starts_on" date NOT NULL,
	"next_on" date NOT NULL,
	"reminded_for" date,
	"sent_for" date,
	"sent_order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_repeats_every" CHECK (every in ('week', 'two_weeks', 'month', 'six_months'))
);

--> statement-breakpoint
ALTER TABLE "order_repeats" ADD CONSTRAINT "order_repeats_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_repeats" ADD CONSTRAINT "order_repeats_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_repeats" ADD CONSTRAINT "order_repeats_sent_order_id_orders_id_fk" FOREIGN KEY ("sent_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_repeats_client" ON "order_repeats" USING btree ("client_id","next_on");
--> statement-breakpoint
CREATE INDEX "order_repeats_due" ON "order_repeats" USING btree ("next_on");
