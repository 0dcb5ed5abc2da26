CREATE TABLE "deployments" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" text,
	"secrets_check" text,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deployments_one_row" CHECK (id = 1)
);

