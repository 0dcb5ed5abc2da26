CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"city_id" uuid NOT NULL,
	"district" text,
	"address" text,
	"short_address" text,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "short_address" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_short_address" text;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_label" ON "addresses" USING btree ("user_id","label");
